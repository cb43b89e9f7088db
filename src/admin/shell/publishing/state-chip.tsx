/** Where a document stands, as a small mark; what it means on pointing at it. */
import { STATE_WORDS } from '#domain/publishing/state-words.ts';
import type { LiveState } from '#domain/publishing/state.ts';

export function StateChip({ state }: { state: LiveState }) {
  const { words, look, meaning } = STATE_WORDS[state];
  return (
    <span className={`admin-chip ${look === 'plain' ? '' : `admin-chip-${look}`}`} title={meaning}>
      {words}
    </span>
  );
}
