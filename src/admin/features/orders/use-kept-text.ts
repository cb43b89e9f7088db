/** A text that is being typed, kept in this browser until it is sent. */
import { useState } from 'react';
import { staffWork } from '#stores/staff-work.ts';

const keyOf = (name: string): string => `text/${name}`;

/** @param name of what the text is for */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => staffWork.read(keyOf(name)) ?? '');
  return [
    text,
    (next) => {
      if (next === '') staffWork.drop(keyOf(name));
      else staffWork.write(keyOf(name), next);
      setText(next);
    },
  ];
}
