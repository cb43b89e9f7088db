/** The text of a cell that a buyer types in: it is taken when the cell loses the focus, and stays while it is wrong. */
import { useRef, useState } from 'react';
import type { Reading } from './read-cell.ts';

interface Options<Value> {
  /** What the order list has, as text. */
  text: string;
  stored: Reading<Value>;
  read: (text: string) => Reading<Value>;
  /** @param isRepeated whether it is the quantity above */
  onTake: (value: Value, isRepeated: boolean) => void;
  /** The text that Enter takes in an empty cell. */
  above: () => string | undefined;
  /** Announces a problem. */
  say: (message: string) => void;
}

export function useTypedCell<Value>({
  text: listed,
  stored,
  read,
  onTake,
  above,
  say,
}: Options<Value>) {
  /** Undefined while it does not differ from the order list. */
  const [typed, setTyped] = useState<string>();
  const [isChecked, setChecked] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const reading = typed === undefined ? stored : read(typed);

  const take = (value: Value, isRepeated = false) => {
    setTyped(undefined);
    setChecked(true);
    onTake(value, isRepeated);
  };
  /** Takes a text; a wrong one is shown with its problem. */
  const takeText = (text: string, isRepeated = false) => {
    const { value, problem } = read(text);
    if (problem === undefined) {
      take(value, isRepeated);
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
      onKeyDown: ({ key, shiftKey }: { key: string; shiftKey: boolean }) => {
        if (key !== 'Enter' || shiftKey || typed !== undefined || listed !== '') return;
        const text = above();
        if (text !== undefined) takeText(text, true);
      },
      onBlur: () => {
        if (typed !== undefined) takeText(typed);
      },
      onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select(),
    },
  };
}

export type TypedCell<Value> = ReturnType<typeof useTypedCell<Value>>;
