/** Publishing state of a document in lists and editors. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { Chip } from '#admin/shell/chip.tsx';
import type { Automatic } from './automatic.ts';
import type { SavedDocument } from './saved-document.ts';
import {
  CHANGES_WAITING,
  liveStateOf,
  nextText,
  STATE_LABELS,
  type LiveMoment,
  type LiveState as State,
} from './state.ts';

interface Shown extends LiveMoment {
  /** Whether the live site still shows hidden or deleted documents, by path. */
  isShown: ReadonlyMap<string, boolean>;
  automatic: Automatic;
}

/** Undefined while loading, null if the live site can't be read; updated by the status in the top bar. */
export const $shown = atom<Shown | null | undefined>(undefined);

/** A valid document. */
export type StatedFields = Pick<
  SavedDocument,
  'status' | 'deletedAt' | 'createdAt' | 'updatedAt'
> & { publishAt?: number | undefined };

interface DocumentState {
  state: State;
  /** When it goes live, or why it doesn't; undefined if nothing will change. */
  next?: string | undefined;
  /** Whether its page is live, possibly in an older version. */
  hasPage?: boolean | undefined;
}

/** @returns undefined while the state of the live site is unknown */
export function useLiveState(
  path: string,
  document: StatedFields | undefined,
): DocumentState | undefined {
  const shown = useStore($shown);
  if (!shown || document === undefined) return undefined;
  const { publishAt } = document;
  const isShown = shown.isShown.get(path);
  const state = liveStateOf({ ...document, publishAt, problems: [] }, shown, isShown);
  const next = nextText(state, { ...shown, publishAt });
  return { state, next, hasPage: state === 'live' || isShown };
}

/** A state as a chip, with a tooltip. */
export function StateChip({ state, next, hasPage = false }: DocumentState) {
  const { label, look, meaning } =
    state === 'waiting' && hasPage ? CHANGES_WAITING : STATE_LABELS[state];
  return (
    <Chip look={look} title={next === undefined ? meaning : `${meaning} ${next}.`}>
      {label}
    </Chip>
  );
}

interface Props {
  path: string;
  /** Undefined for an invalid one. */
  document: StatedFields | undefined;
}

/** The state of a document in a list. */
export function LiveState({ path, document }: Props) {
  const isLoading = useStore($shown) === undefined;
  const live = useLiveState(path, document);
  if (document === undefined) return <StateChip state="quarantined" />;
  if (isLoading)
    return (
      <span
        className="animate-wait inline-block h-6 w-12 rounded-full bg-line"
        aria-hidden="true"
      />
    );
  return live && <StateChip {...live} />;
}
