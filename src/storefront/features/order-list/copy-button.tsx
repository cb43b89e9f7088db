/** Copies text and reports the result. */
import { useState, type ReactNode } from 'react';
import { CHOICE } from './order-class.ts';

interface Props {
  text: string;
  say: (message: string) => void;
  children: ReactNode;
}

export function CopyButton({ text, say, children }: Props) {
  const [answer, setAnswer] = useState<string>();
  const announce = (message: string) => {
    setAnswer(message);
    say(message);
  };
  return (
    <button
      type="button"
      className={CHOICE}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => announce('Copied.'),
          () => announce('Copying is blocked in this browser.'),
        );
      }}
    >
      {answer ?? children}
    </button>
  );
}
