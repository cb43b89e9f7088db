/** What a question to the catalogue's search gives, as it is typed. */
import { useEffect, useState } from 'react';
import type { SearchAnswer } from '#core/search/in-browser/search.ts';

export type Asked =
  | { state: 'idle' }
  /** `before` is what was shown for an earlier text. */
  | { state: 'asking'; before: SearchAnswer | undefined }
  | { state: 'answered'; answer: SearchAnswer }
  | { state: 'failed'; words: string };

/** The answer that is at hand, also while the next one is on its way. */
export const answerIn = (asked: Asked): SearchAnswer | undefined => {
  if (asked.state === 'answered') return asked.answer;
  return asked.state === 'asking' ? asked.before : undefined;
};

const UNKNOWN = 'Search couldn’t be loaded. Check your connection and try again.';

/**
 * @param text what is asked; nothing is asked for an empty one
 * @param ask gives undefined when a later question has taken its place
 * @returns what is known, and a function that asks the same again
 */
export function useAnswer(
  text: string,
  ask: (text: string) => Promise<SearchAnswer | undefined>,
): [asked: Asked, again: () => void] {
  const [asked, setAsked] = useState<Asked>({ state: 'idle' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    const settle = (next: Asked): void => {
      if (wanted) setAsked(next);
    };
    const begin = async (): Promise<void> => {
      if (text === '') {
        settle({ state: 'idle' });
        return;
      }
      setAsked((last) => ({ state: 'asking', before: answerIn(last) }));
      try {
        const answer = await ask(text);
        if (answer !== undefined) settle({ state: 'answered', answer });
      } catch (error) {
        settle({ state: 'failed', words: error instanceof Error ? error.message : UNKNOWN });
      }
    };
    void begin();
    return () => {
      wanted = false;
    };
  }, [text, ask, round]);
  return [asked, () => setRound((last) => last + 1)];
}
