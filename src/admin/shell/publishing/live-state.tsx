/** Where a document of a list stands between its last save and the live site. */
import { useStore } from '@nanostores/react';
import { stateOf } from '#domain/publishing/state.ts';
import type { SavedDocument } from '#domain/publishing/saved-document.ts';
import { $shown } from './live-moment.ts';
import { StateChip } from './state-chip.tsx';

interface Props {
  path: string;
  /** That it fits its schema is known. */
  document: Pick<SavedDocument, 'status' | 'deletedAt' | 'createdAt' | 'updatedAt'> & {
    publishAt?: number | undefined;
  };
}

/** Shows nothing as long as the live site has not said what it shows. */
export function LiveState({ path, document }: Props) {
  const shown = useStore($shown);
  if (shown === undefined) return null;
  const { publishAt, ...others } = document;
  const fitting = { ...others, publishAt, problems: [] };
  const state = stateOf(fitting, shown, shown.isShown.get(path));
  return <StateChip state={state} />;
}
