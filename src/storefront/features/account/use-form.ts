/** A form's fields, what is wrong with them, and whether anything has been changed. */
import { useState } from 'react';
import { problemIn, type FieldCheck, type Problems } from '#core/account/field-check.ts';
import { afterPress } from './after-press.ts';

type Texts<Field extends string> = Record<Field, string>;

export interface FormState<Field extends string> {
  form: Texts<Field>;
  problems: Problems<Field>;
  isChanged: boolean;
  change: (fields: Partial<Texts<Field>>) => void;
  /** Says what is wrong with a field that was left; an empty one waits until the form is sent. */
  leave: (field: Field) => void;
  /** Shows the problems of all, and leads to the first. @param idOf of a field's element */
  show: (problems: Problems<Field>, idOf: (field: string) => string) => void;
  /** What stands there now is what is kept. */
  settle: (form: Texts<Field>) => void;
}

export function useForm<Field extends string>(
  begin: Texts<Field>,
  checks: Readonly<Record<Field, (text: string) => FieldCheck>>,
): FormState<Field> {
  const [kept, setKept] = useState(begin);
  const [form, setForm] = useState(begin);
  const [problems, setProblems] = useState<Problems<Field>>({});
  // The keys of the checks are the fields.
  const fields = Object.keys(checks) as Field[];
  return {
    form,
    problems,
    isChanged: fields.some((field) => form[field] !== kept[field]),
    change: (changed) => {
      setForm((last) => ({ ...last, ...changed }));
      // What is being typed is not wrong yet.
      setProblems((last) =>
        fields.reduce(
          (rest, field) => (field in changed ? { ...rest, [field]: undefined } : rest),
          last,
        ),
      );
    },
    leave: (field) => {
      if (form[field].trim() === '') return;
      const problem = problemIn(checks[field](form[field]));
      afterPress(() => setProblems((last) => ({ ...last, [field]: problem })));
    },
    show: (found, idOf) => {
      setProblems(found);
      const first = fields.find((field) => found[field] !== undefined);
      if (first !== undefined) {
        requestAnimationFrame(() => document.getElementById(idOf(first))?.focus());
      }
    },
    settle: (next) => {
      setKept(next);
      setForm(next);
      setProblems({});
    },
  };
}
