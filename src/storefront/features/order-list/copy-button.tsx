/** Copies text, and says whether it did. */
import { useState, type ReactNode } from 'react';
import { CHOICE } from './order-class.ts';

interface Props {
  text: string;
  say: (words: string) => void;
  children: ReactNode;
}

export function CopyButton({ text, say, children }: Props) {
  const [answer, setAnswer] = useState<string>();
  const tell = (words: string) => {
    setAnswer(words);
    say(words);
  };
  return (
    <button
      type="button"
      className={CHOICE}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => tell('Copied.'),
          () => tell('Copying is blocked in this browser.'),
        );
      }}
    >
      {answer ?? children}
    </button>
  );
}
