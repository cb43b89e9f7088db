/** An optional note for the movements of a change of stock. */
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { CONTROL } from '#admin/shell/look/classes.ts';
import { LONGEST_STOCK_NOTE } from '#schema/limits.ts';

interface Props {
  id: string;
  value: string;
  onChange: (note: string) => void;
}

export const StockNote = ({ id, value, onChange }: Props) => (
  <FormFieldFrame id={id} label="Note" optional>
    <input
      id={id}
      className={CONTROL}
      maxLength={LONGEST_STOCK_NOTE}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </FormFieldFrame>
);
