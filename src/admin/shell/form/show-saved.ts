/** Fills a form with saved values, keeping unsaved ones. */
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '#core/editing/form-values.ts';

/** @param typed unsaved values to keep */
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
