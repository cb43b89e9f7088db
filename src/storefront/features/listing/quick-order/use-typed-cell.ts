/** The text of a cell that a buyer types in: it is taken when the cell loses the focus, and stays while it is wrong. */
import { useRef, useState } from 'react';
import type { Reading } from './read-cell.ts';

interface Options<Value> {
  /** What the order list has, as text. */
  text: string;
  stored: Reading<Value>;
  read: (text: string) => Reading<Value>;
  onTake: (value: Value) => void;
  /** Announces a problem. */
  say: (message: string) => void;
}

export function useTypedCell<Value>({ text: listed, stored, read, onTake, say }: Options<Value>) {
  /** Undefined while it does not differ from the order list. */
  const [typed, setTyped] = useState<string>();
  const [isChecked, setChecked] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const reading = typed === undefined ? stored : read(typed);

  const take = (value: Value) => {
    setTyped(undefined);
    setChecked(true);
    onTake(value);
  };
  /** Takes a text; a wrong one is shown with its problem. */
  const takeText = (text: string) => {
    const { value, problem } = read(text);
    if (problem === undefined) {
      take(value);
      return;
    }
    setTyped(text);
    setChecked(true);
    say(problem);
  };
  return {
    /** What the text says. */
    value: reading.value,
    problem: isChecked ? reading.problem : undefined,
    fixes: reading.fixes,
    isTyped: typed !== undefined,
    take,
    /** Takes one of the fixes, and stays in the cell. */
    fix: (text: string) => {
      takeText(text);
      input.current?.focus();
    },
    inputProps: {
      ref: input,
      value: typed ?? listed,
      enterKeyHint: 'next' as const,
      autoComplete: 'off',
      'aria-invalid': isChecked && reading.problem !== undefined,
      onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        setTyped(currentTarget.value);
        setChecked(false);
      },
      onBlur: () => {
        if (typed !== undefined) takeText(typed);
      },
      onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select(),
    },
  };
}

export type TypedCell<Value> = ReturnType<typeof useTypedCell<Value>>;
