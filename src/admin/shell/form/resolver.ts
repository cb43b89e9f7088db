/** Validates a form against the schemas of its documents. */
import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import { issuesIn, type Editable } from '#core/editing/editable.ts';
import { fieldMessages } from '#core/editing/field-message.ts';
import type { FormValues } from '#core/editing/form-values.ts';

/** Lists of records get one message: the first issue among their fields. */
export const resolverOf =
  (editable: Editable): Resolver<FormValues> =>
  (values) => {
    const issues = issuesIn(editable, editable.finished?.(values, undefined) ?? values);
    if (issues.length === 0) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const { field, message } of fieldMessages(issues))
      set(errors, field, { type: 'schema', message });
    return { values: {}, errors };
  };
