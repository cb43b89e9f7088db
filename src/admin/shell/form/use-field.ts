/** Binds a component to a field of the surrounding form. */
import { useController } from 'react-hook-form';
import { describedBy, type FieldInfo } from '#ui/react/field.tsx';

type InfoOf = (value: unknown) => FieldInfo;

/** Form values are unknown, because a draft may contain anything. */
export function useField(name: string, infoOf: FieldInfo | InfoOf = { label: '' }) {
  const { field, fieldState } = useController({ name });
  const value: unknown = field.value;
  const info = typeof infoOf === 'function' ? infoOf(value) : infoOf;
  const id = `field-${name.replaceAll('.', '-')}`;
  const error = fieldState.error?.message;
  const bound = { ref: field.ref, onBlur: field.onBlur, name };
  return {
    id,
    value,
    error,
    set: (next: unknown) => field.onChange(next),
    bound,
    /** Of its `FieldFrame`. */
    frame: { ...info, id, error },
    /** Of the element itself. */
    control: {
      ...bound,
      id,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': describedBy(id, error, info.hint),
    },
  };
}
