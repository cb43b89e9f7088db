/** The number of available units from which the stock of a product counts as low, and the end of its tracking. */
import { useId, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { CONTROL } from '#admin/shell/look/classes.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import type { Stock } from '#schema/stock.ts';
import { succeeded } from '#core/result.ts';
import { setThreshold, stopTracking, trackAgain } from './actions/update-stock.ts';

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
  async function stop(): Promise<void> {
    const result = await stopTracking(id, stock);
    onChanged();
    if (!result.success) {
      sayFailure(`${stock.sku}: ${result.error}`);
      return;
    }
    sayDone(`${stock.sku} is no longer tracked.`, async () => {
      const undone = await trackAgain(id, stock.rev);
      onChanged();
      return undone.success ? succeeded(`${stock.sku} is tracked again.`) : undone;
    });
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
        hint="Stock is low when this many or fewer units are available. 0: never."
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
      <Button kind="quiet" onClick={() => void stop()}>
        Stop tracking
      </Button>
    </form>
  );
}
