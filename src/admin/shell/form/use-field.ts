/** A field of the form about it, by its name. */
import { useController } from 'react-hook-form';

/** What stands in the form is of no known type: a draft may hold anything. */
export function useField(name: string) {
  const { field, fieldState } = useController({ name });
  const value: unknown = field.value;
  return {
    id: `field-${name.replaceAll('.', '-')}`,
    value,
    error: fieldState.error?.message,
    set: (next: unknown) => field.onChange(next),
    bound: { ref: field.ref, onBlur: field.onBlur, name },
  };
}
