/** The number of available units from which the stock of a product counts as low. */
import { useId, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { CONTROL } from '#admin/shell/look/classes.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import type { Stock } from '#schema/stock.ts';
import { setThreshold } from './actions/set-threshold.ts';

interface Props {
  id: string;
  stock: Stock;
  onChanged: () => void;
}

export function ThresholdForm({ id, stock, onChanged }: Props) {
  const [typed, setTyped] = useState(String(stock.lowStockAt));
  const [error, setError] = useState<string>();
  const field = useId();
  async function save(): Promise<void> {
    const number = Number(typed);
    if (!/^\d{1,6}$/.test(typed.trim())) {
      setError('Enter a whole number, 0 or more.');
      return;
    }
    const result = await setThreshold(id, stock, number);
    onChanged();
    if (result.success) sayDone(`${stock.sku}: low-stock threshold saved.`);
    else sayFailure(`${stock.sku}: ${result.error}`);
  }
  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormFieldFrame
        id={field}
        label="Low-stock threshold"
        hint="Stock is low from this many available units. 0: never."
        error={error}
      >
        <input
          id={field}
          className={`${CONTROL} max-w-28`}
          inputMode="numeric"
          aria-describedby={`${field}-hint`}
          aria-invalid={error !== undefined || undefined}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
      </FormFieldFrame>
      {typed.trim() !== String(stock.lowStockAt) && <Button type="submit">Save threshold</Button>}
    </form>
  );
}
