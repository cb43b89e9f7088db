/** Fields bound to a document's form by the name of the field. */
import { useState } from 'react';
import { textOf } from '#core/editing/form-values.ts';
import { slugOf } from '#core/identifiers.ts';
import { shownNumber, typedNumber, type TypedUnit } from '#core/editing/typed-number.ts';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import type { Choices, FixedText } from './field-spec.ts';
import { useField } from './use-field.ts';

interface Named extends FieldWords {
  name: string;
}

export function TextInput({
  name,
  fixed,
  isCapitals = false,
  hint: usual,
  ...words
}: Named & { fixed?: FixedText | undefined; isCapitals?: boolean | undefined }) {
  const { id, value, error, set, bound } = useField(name);
  const isFixed = fixed !== undefined && value === fixed.text;
  const hint = isFixed ? fixed.words : usual;
  return (
    <FieldFrame id={id} error={error} hint={hint} {...words}>
      <input
        {...bound}
        id={id}
        readOnly={isFixed}
        autoCapitalize={isCapitals ? 'characters' : undefined}
        className="admin-control control"
        value={textOf(value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, error, hint)}
        onChange={({ target }) => set(isCapitals ? inCapitals(target) : target.value)}
      />
    </FieldFrame>
  );
}

/** Turns the text into capitals where it is typed; the caret stays where it was. */
function inCapitals(input: HTMLInputElement): string {
  const capitals = input.value.toUpperCase();
  if (capitals !== input.value) {
    const { selectionStart, selectionEnd } = input;
    input.value = capitals;
    input.setSelectionRange(selectionStart, selectionEnd);
  }
  return capitals;
}

export function AreaInput({ name, rows = 6, ...words }: Named & { rows?: number }) {
  const { id, value, error, set, bound } = useField(name);
  return (
    <FieldFrame id={id} error={error} {...words}>
      <textarea
        {...bound}
        id={id}
        rows={rows}
        className="admin-control control"
        value={textOf(value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, error, words.hint)}
        onChange={({ target }) => set(target.value)}
      />
    </FieldFrame>
  );
}

export function NumberInput({ name, unit, ...words }: Named & { unit: TypedUnit }) {
  const { id, value, error, set, bound } = useField(name);
  /** What is being typed, which may say the same number otherwise. */
  const [typed, setTyped] = useState<string>();
  return (
    <FieldFrame id={id} error={error} {...words}>
      <input
        {...bound}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        className="admin-control control"
        value={typed ?? shownNumber(value, unit)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, error, words.hint)}
        onChange={({ target }) => {
          setTyped(target.value);
          set(typedNumber(target.value, unit));
        }}
        onBlur={() => {
          setTyped(undefined);
          bound.onBlur();
        }}
      />
    </FieldFrame>
  );
}

interface ChoiceProps extends Named {
  choices: Choices;
  /** What stands for nothing chosen. */
  none?: string;
}

export function ChoiceInput({ name, choices, none, ...words }: ChoiceProps) {
  const { id, value, error, set, bound } = useField(name);
  return (
    <FieldFrame id={id} error={error} {...words}>
      <select
        {...bound}
        id={id}
        className="admin-control control"
        value={textOf(value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, error, words.hint)}
        onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {textOf(value) !== '' && !choices.some(([each]) => each === value) && (
          <option value={textOf(value)}>{textOf(value)} (not in this list)</option>
        )}
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

const wordsIn = (text: string, isSlugs: boolean): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .map((word) => (isSlugs && slugOf(word)) || word)
    .filter((word) => word !== '');

/** Words with commas between them. */
export function WordsInput({
  name,
  isSlugs = false,
  ...words
}: Named & { isSlugs?: boolean | undefined }) {
  const { id, value, error, set, bound } = useField(name);
  const [typed, setTyped] = useState<string>();
  const shown = Array.isArray(value) ? value.map(String).join(', ') : '';
  return (
    <FieldFrame id={id} error={error} {...words}>
      <input
        {...bound}
        id={id}
        className="admin-control control"
        value={typed ?? shown}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, error, words.hint)}
        onChange={({ target }) => {
          setTyped(target.value);
          set(wordsIn(target.value, isSlugs));
        }}
        onBlur={() => {
          setTyped(undefined);
          bound.onBlur();
        }}
      />
    </FieldFrame>
  );
}
