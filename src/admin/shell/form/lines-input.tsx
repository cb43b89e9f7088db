/** A list of short texts, each on a line of its own. */
import { AreaFrame } from './area-frame.tsx';
import type { FieldWords } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface Props extends FieldWords {
  name: string;
  rows?: number;
}

const linesOf = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : '');

export function LinesInput({ name, rows = 3, hint = 'One per line.', ...words }: Props) {
  const field = useField(name);
  return (
    <AreaFrame
      {...words}
      hint={hint}
      field={field}
      rows={rows}
      text={linesOf(field.value)}
      // Empty lines stay while one types; they are left out when it is saved.
      onText={(text) => field.set(text === '' ? [] : text.split('\n'))}
    />
  );
}
