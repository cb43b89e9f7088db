/** Inputs bound to a form value by field name. */
import { useId, useState } from 'react';
import { textOf } from '#core/editing/form-values.ts';
import { slugOf } from '#core/identifiers.ts';
import { shownNumber, typedNumber, type TypedUnit } from '#core/editing/typed-number.ts';
import type { FieldInfo } from '#ui/react/field.tsx';
import { FormFieldFrame } from './field-frame.tsx';
import type { Choices, FixedText } from './field-spec.ts';
import { useField } from './use-field.ts';
import { CONTROL } from '#admin/shell/look/classes.ts';

interface Named extends FieldInfo {
  name: string;
}

export function TextInput({
  name,
  fixed,
  isCapitals = false,
  suggestions,
  hint,
  ...info
}: Named & {
  fixed?: FixedText | undefined;
  isCapitals?: boolean | undefined;
  suggestions?: readonly string[] | undefined;
}) {
  const listId = useId();
  const isFixed = (value: unknown) => fixed !== undefined && value === fixed.text;
  const { value, set, frame, control } = useField(name, (now) => ({
    ...info,
    hint: isFixed(now) ? fixed?.reason : hint,
  }));
  return (
    <FormFieldFrame {...frame}>
      <input
        {...control}
        readOnly={isFixed(value)}
        autoCapitalize={isCapitals ? 'characters' : undefined}
        className={`${CONTROL} read-only:text-ink-soft`}
        value={textOf(value)}
        onChange={({ target }) => set(isCapitals ? inCapitals(target) : target.value)}
        list={suggestions && listId}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </FormFieldFrame>
  );
}

/** Turns typed text into capitals and keeps the caret position. */
function inCapitals(input: HTMLInputElement): string {
  const capitals = input.value.toUpperCase();
  if (capitals !== input.value) {
    const { selectionStart, selectionEnd } = input;
    input.value = capitals;
    input.setSelectionRange(selectionStart, selectionEnd);
  }
  return capitals;
}

export function AreaInput({ name, rows = 6, ...info }: Named & { rows?: number }) {
  const { value, set, frame, control } = useField(name, info);
  return (
    <FormFieldFrame {...frame}>
      <textarea
        {...control}
        rows={rows}
        className={CONTROL}
        value={textOf(value)}
        onChange={({ target }) => set(target.value)}
      />
    </FormFieldFrame>
  );
}

export function NumberInput({ name, unit, ...info }: Named & { unit: TypedUnit }) {
  const { value, set, frame, control } = useField(name, info);
  /** Text being typed, which may differ from the formatted number. */
  const [typed, setTyped] = useState<string>();
  return (
    <FormFieldFrame {...frame}>
      <input
        {...control}
        inputMode="decimal"
        autoComplete="off"
        className={CONTROL}
        value={typed ?? shownNumber(value, unit)}
        onChange={({ target }) => {
          setTyped(target.value);
          set(typedNumber(target.value, unit));
        }}
        onBlur={() => {
          setTyped(undefined);
          control.onBlur();
        }}
      />
    </FormFieldFrame>
  );
}

interface ChoiceProps extends Named {
  choices: Choices;
  /** Label of the empty choice. */
  none?: string;
}

export function ChoiceInput({ name, choices, none, ...info }: ChoiceProps) {
  const { value, set, frame, control } = useField(name, info);
  return (
    <FormFieldFrame {...frame}>
      <select
        {...control}
        className={CONTROL}
        value={textOf(value)}
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
    </FormFieldFrame>
  );
}

const splitList = (text: string, isSlugs: boolean): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .map((word) => (isSlugs && slugOf(word)) || word)
    .filter((word) => word !== '');

/** A list of words, separated by commas. */
export function ListInput({
  name,
  isSlugs = false,
  ...info
}: Named & { isSlugs?: boolean | undefined }) {
  const { value, set, frame, control } = useField(name, info);
  const [typed, setTyped] = useState<string>();
  const shown = Array.isArray(value) ? value.map(String).join(', ') : '';
  return (
    <FormFieldFrame {...frame}>
      <input
        {...control}
        className={CONTROL}
        value={typed ?? shown}
        onChange={({ target }) => {
          setTyped(target.value);
          set(splitList(target.value, isSlugs));
        }}
        onBlur={() => {
          setTyped(undefined);
          control.onBlur();
        }}
      />
    </FormFieldFrame>
  );
}
