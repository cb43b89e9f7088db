/** Stores unsent text in this browser. */
import { useState } from 'react';
import { staffWork } from '#admin/shell/stores/staff-work.ts';

const keyOf = (name: string): string => `text/${name}`;

interface StoredText {
  text: string;
  setText: (text: string) => void;
  /** Deletes the text that was sent, unless it has changed since. */
  dropText: (sent: string) => void;
}

/** @param name identifies the purpose of the text */
export function useStoredText(name: string): StoredText {
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
