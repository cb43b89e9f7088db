/** A date and time field. */
import { formatMoment } from '#core/format-time.ts';
import { fromIndiaTime, toIndiaTime } from '#core/india-time.ts';
import type { FieldInfo } from '#ui/react/field.tsx';
import { FormFieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';
import { CONTROL } from '#admin/shell/look/classes.ts';

interface Named extends FieldInfo {
  name: string;
}

const ZONE = 'Indian time (IST).';

/** The time in Indian format, whatever format the browser's input uses. */
const timeText = (value: unknown): string =>
  typeof value === 'number' ? `${formatMoment(value)}, ${ZONE}` : ZONE;

/** A time, typed and shown in the shop's time zone. */
export function MomentInput({ name, ...info }: Named) {
  const { value, set, frame, control } = useField(name, (now) => ({
    ...info,
    hint: (
      <>
        {timeText(now)} {info.hint}
      </>
    ),
  }));
  return (
    <FormFieldFrame {...frame}>
      <input
        {...control}
        type="datetime-local"
        className={CONTROL}
        value={typeof value === 'number' ? toIndiaTime(value) : ''}
        onChange={({ target }) => set(fromIndiaTime(target.value))}
      />
    </FormFieldFrame>
  );
}
