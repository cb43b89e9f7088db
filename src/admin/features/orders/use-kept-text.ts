/** A text that is being typed, kept in this browser until it is sent. */
import { useState } from 'react';
import { keptForGood } from '#stores/kept.ts';

const keyOf = (name: string): string => `glambug-admin-text-${name}`;

/** @param name of what the text is for */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => keptForGood.read(keyOf(name)) ?? '');
  return [
    text,
    (next) => {
      if (next === '') keptForGood.drop(keyOf(name));
      else keptForGood.write(keyOf(name), next);
      setText(next);
    },
  ];
}
