/** Copies text and reports the result. */
import { useState, type ReactNode } from 'react';

interface Props {
  text: string;
  className: string;
  /** Announces the result. */
  say: (message: string) => void;
  children: ReactNode;
}

export function CopyButton({ text, className, say, children }: Props) {
  const [answer, setAnswer] = useState<string>();
  const announce = (message: string) => {
    setAnswer(message);
    say(message);
  };
  return (
    <button
      type="button"
      className={className}
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
