/** A field of several lines, whatever stands in the form for its text. */
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import type { useField } from './use-field.ts';

interface Props extends FieldWords {
  field: ReturnType<typeof useField>;
  rows: number;
  text: string;
  onText: (text: string) => void;
}

export const AreaFrame = ({ field, rows, text, onText, ...words }: Props) => (
  <FieldFrame id={field.id} error={field.error} {...words}>
    <textarea
      {...field.bound}
      id={field.id}
      rows={rows}
      className="admin-control control"
      value={text}
      aria-invalid={field.error !== undefined || undefined}
      aria-describedby={describedBy(field.id, field.error, words.hint)}
      onChange={({ target }) => onText(target.value)}
    />
  </FieldFrame>
);
