/** Publishing state of a document as a chip, with a tooltip. */
import { CHANGES_WAITING, STATE_LABELS } from './state-labels.ts';
import type { LiveState } from './state.ts';
import { Chip } from '#admin/shell/chip.tsx';

interface Props {
  state: LiveState;
  /** When it goes live, or why it doesn't. */
  next?: string | undefined;
  /** Whether the live site has its page. */
  hasPage?: boolean | undefined;
}

export function StateChip({ state, next, hasPage = false }: Props) {
  const { label, look, meaning } =
    state === 'waiting' && hasPage ? CHANGES_WAITING : STATE_LABELS[state];
  return (
    <Chip look={look} title={next === undefined ? meaning : `${meaning} ${next}.`}>
      {label}
    </Chip>
  );
}
