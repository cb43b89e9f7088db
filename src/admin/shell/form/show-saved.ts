/** Fills a form with what has been saved, and with what is typed over it. */
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '#core/editing/form-values.ts';

/** @param typed what stands over it, and is not saved yet */
export function showSaved(
  form: UseFormReturn<FormValues>,
  saved: FormValues,
  typed: FormValues,
): void {
  form.reset(saved);
  for (const [field, value] of Object.entries(typed)) {
    form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
  }
}
