/** A text that is being typed, kept in this browser until it is sent. */
import { useState } from 'react';
import { staffWork } from '#admin/shell/stores/staff-work.ts';

const keyOf = (name: string): string => `text/${name}`;

interface KeptText {
  text: string;
  setText: (text: string) => void;
  /** Drops a text that was sent, unless another has been typed since. */
  dropText: (sent: string) => void;
}

/** @param name of what the text is for */
export function useKeptText(name: string): KeptText {
  const key = keyOf(name);
  const [text, setText] = useState(() => staffWork.read(key) ?? '');
  return {
    text,
    setText: (next) => {
      if (next === '') staffWork.drop(key);
      else staffWork.write(key, next);
      setText(next);
    },
    dropText: (sent) => {
      if (staffWork.read(key) === sent) staffWork.drop(key);
      setText((now) => (now === sent ? '' : now));
    },
  };
}
