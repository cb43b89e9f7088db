/** A field for a moment. */
import { formatMoment } from '#core/format-time.ts';
import { fromIndiaTime, toIndiaTime } from '#core/india-time.ts';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface Named extends FieldWords {
  name: string;
}

const ZONE = 'Indian time (IST).';

/** The time in Indian order, whatever order the browser's own field uses. */
const timeWords = (value: unknown): string =>
  typeof value === 'number' ? `${formatMoment(value)}, ${ZONE}` : ZONE;

/** A moment, typed and shown in the time of the shop. */
export function MomentInput({ name, ...words }: Named) {
  const { id, value, error, set, bound } = useField(name);
  const hint = (
    <>
      {timeWords(value)} {words.hint}
    </>
  );
  return (
    <FieldFrame id={id} error={error} {...words} hint={hint}>
      <input
        {...bound}
        id={id}
        type="datetime-local"
        className="admin-control control"
        value={typeof value === 'number' ? toIndiaTime(value) : ''}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, error, hint)}
        onChange={({ target }) => set(fromIndiaTime(target.value))}
      />
    </FieldFrame>
  );
}
