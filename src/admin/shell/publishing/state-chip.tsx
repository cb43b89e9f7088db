/** Where a document stands, as a small mark; what it means on pointing at it. */
import { STATE_WORDS } from '#domain/publishing/state-words.ts';
import type { LiveState } from '#domain/publishing/state.ts';

interface Props {
  state: LiveState;
  /** When it goes live, or why it doesn't. */
  next?: string | undefined;
}

export function StateChip({ state, next }: Props) {
  const { words, look, meaning } = STATE_WORDS[state];
  return (
    <span
      className={`admin-chip ${look === 'plain' ? '' : `admin-chip-${look}`}`}
      title={next === undefined ? meaning : `${meaning} ${next}.`}
    >
      {words}
    </span>
  );
}
