/** Where a document stands, as a small mark; what it means on pointing at it. */
import { CHANGES_WAITING, STATE_WORDS } from './state-words.ts';
import type { LiveState } from './state.ts';

interface Props {
  state: LiveState;
  /** When it goes live, or why it doesn't. */
  next?: string | undefined;
  /** Whether the live site has a page of it. */
  hasPage?: boolean | undefined;
}

export function StateChip({ state, next, hasPage = false }: Props) {
  const { words, look, meaning } =
    state === 'waiting' && hasPage ? CHANGES_WAITING : STATE_WORDS[state];
  return (
    <span
      className={`admin-chip ${look === 'plain' ? '' : `admin-chip-${look}`}`}
      title={next === undefined ? meaning : `${meaning} ${next}.`}
    >
      {words}
    </span>
  );
}
