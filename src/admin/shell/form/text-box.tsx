/** The base of all typed inputs: a text box bound to a form value of any type. */
import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { textOf } from '#core/editing/form-values.ts';
import { CONTROL } from '#admin/shell/look/classes.ts';
import type { FieldInfo } from '#ui/react/field.tsx';
import { FormFieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface Props {
  name: string;
  /** May depend on the value. */
  info: FieldInfo | ((value: unknown) => FieldInfo);
  /** Text of a value. */
  show?: (value: unknown) => string;
  /** Value of a text. */
  parse?: (text: string) => unknown;
  /** Height of an input with several lines. */
  rows?: number | undefined;
  attributes?: ComponentProps<'input'>;
  isReadOnly?: (value: unknown) => boolean;
}

/** An input with one or several lines. What is typed stays as it is until the input is left. */
export function TextBox({
  name,
  info,
  show = textOf,
  parse = String,
  rows,
  attributes,
  isReadOnly,
}: Props) {
  const { value, set, frame, control } = useField(name, info);
  const [typed, setTyped] = useState<string>();
  const bound = {
    ...control,
    className: `${CONTROL} read-only:text-ink-soft`,
    readOnly: isReadOnly?.(value),
    value: typed ?? show(value),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const next = parse(target.value);
      setTyped(show(next) === target.value ? undefined : target.value);
      set(next);
    },
    onBlur: () => {
      setTyped(undefined);
      control.onBlur();
    },
  };
  return (
    <FormFieldFrame {...frame}>
      {rows === undefined ? (
        <input {...attributes} {...bound} />
      ) : (
        <textarea {...bound} rows={rows} />
      )}
    </FormFieldFrame>
  );
}
