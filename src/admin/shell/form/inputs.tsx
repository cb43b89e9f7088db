/** Inputs bound to a form value by field name. */
import { useId } from 'react';
import { textOf } from '#core/editing/form-values.ts';
import { shownNumber, typedNumber, type TypedUnit } from '#core/editing/typed-number.ts';
import { formatMoment } from '#core/format-time.ts';
import { slugOf } from '#core/identifiers.ts';
import { fromIndiaTime, toIndiaTime } from '#core/india-time.ts';
import type { FieldInfo } from '#ui/react/field.tsx';
import { CONTROL } from '#admin/shell/look/classes.ts';
import { FormFieldFrame, FormFieldNotes } from './field-frame.tsx';
import type { Choices, FixedText } from './field-spec.ts';
import { TextBox } from './text-box.tsx';
import { useField } from './use-field.ts';

interface Named extends FieldInfo {
  name: string;
}

interface TextProps extends Named {
  fixed?: FixedText | undefined;
  isCapitals?: boolean | undefined;
  suggestions?: readonly string[] | undefined;
}

export function TextInput({ name, fixed, isCapitals, suggestions, hint, ...info }: TextProps) {
  const listId = useId();
  const isFixed = (value: unknown) => fixed !== undefined && value === fixed.text;
  return (
    <>
      <TextBox
        name={name}
        info={(value) => ({ ...info, hint: isFixed(value) ? fixed?.reason : hint })}
        parse={isCapitals ? (text) => text.toUpperCase() : String}
        isReadOnly={isFixed}
        attributes={{
          list: suggestions && listId,
          ...(isCapitals && {
            autoCapitalize: 'characters',
            style: { textTransform: 'uppercase' },
          }),
        }}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}

export const AreaInput = ({ name, rows = 6, ...info }: Named & { rows?: number }) => (
  <TextBox name={name} info={info} rows={rows} />
);

interface CountedProps extends Named {
  /** Maximum length, characters. */
  most: number;
  rows?: number;
}

/** A text with a length limit and a counter; line breaks of pasted text become spaces. */
export const CountedInput = ({ name, most, rows = 3, hint, ...info }: CountedProps) => (
  <div className="col-span-full">
    <TextBox
      name={name}
      info={(value) => ({
        ...info,
        hint: (
          <>
            {hint} {textOf(value).length} of {most} characters.
          </>
        ),
      })}
      parse={(text) => text.replace(/\s*\n\s*/g, ' ')}
      rows={rows}
    />
  </div>
);

export const NumberInput = ({ name, unit, ...info }: Named & { unit: TypedUnit }) => (
  <TextBox
    name={name}
    info={info}
    show={(value) => shownNumber(value, unit)}
    parse={(text) => typedNumber(text, unit)}
    attributes={{ inputMode: 'decimal', autoComplete: 'off' }}
  />
);

const shownList = (value: unknown, separator: string): string =>
  Array.isArray(value) ? value.map(String).join(separator) : '';

const splitList = (text: string, isSlugs: boolean): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .map((word) => (isSlugs && slugOf(word)) || word)
    .filter((word) => word !== '');

interface ListProps extends Named {
  /** `Festive Gift` becomes `festive-gift`. */
  isSlugs?: boolean | undefined;
}

/** A list of words, separated by commas. */
export const ListInput = ({ name, isSlugs = false, ...info }: ListProps) => (
  <TextBox
    name={name}
    info={info}
    show={(value) => shownList(value, ', ')}
    parse={(text) => splitList(text, isSlugs)}
  />
);

/** A list of short texts, one per line; empty lines are removed on save. */
export const LinesInput = ({
  name,
  rows = 3,
  hint = 'One per line.',
  ...info
}: Named & { rows?: number }) => (
  <TextBox
    name={name}
    info={{ ...info, hint }}
    show={(value) => shownList(value, '\n')}
    parse={(text) => (text === '' ? [] : text.split('\n'))}
    rows={rows}
  />
);

const ZONE = 'Indian time (IST).';

/** A time in the shop's time zone. The hint shows it in Indian format, whatever the browser's input uses. */
export const MomentInput = ({ name, hint, ...info }: Named) => (
  <TextBox
    name={name}
    info={(value) => ({
      ...info,
      hint: (
        <>
          {typeof value === 'number' ? `${formatMoment(value)}, ${ZONE}` : ZONE} {hint}
        </>
      ),
    })}
    show={(value) => (typeof value === 'number' ? toIndiaTime(value) : '')}
    parse={fromIndiaTime}
    attributes={{ type: 'datetime-local' }}
  />
);

interface ChoiceProps extends Named {
  choices: Choices;
  /** Label of the empty choice. */
  none?: string | undefined;
}

export function ChoiceInput({ name, choices, none, ...info }: ChoiceProps) {
  const { value, set, frame, control } = useField(name, info);
  const text = textOf(value);
  return (
    <FormFieldFrame {...frame}>
      <select
        {...control}
        className={CONTROL}
        value={text}
        onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {text !== '' && !choices.some(([each]) => each === value) && (
          <option value={text}>{text} (not in this list)</option>
        )}
        {choices.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
    </FormFieldFrame>
  );
}

export function CheckInput({ name, label, hint }: Named) {
  const { id, value, error, set, control } = useField(name, { label, hint });
  return (
    <div>
      <label className="mb-1 flex min-h-11 items-center gap-2.5 text-sm font-medium">
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
        {label}
      </label>
      <FormFieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
