/** Dialog to change the prices of many products: what to change, and the old and new prices before it is saved. */
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import type { BulkDone } from '#admin/shell/actions/bulk-write.ts';
import { undoFields } from '#admin/shell/actions/undo-bulk.ts';
import { startBulk } from '#admin/shell/bulk/bulk-store.ts';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import { FormFields } from '#admin/shell/form/field.tsx';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { FIELD_GRID, LIST_STATE, PROGRESS } from '#admin/shell/look/classes.ts';
import { PricePreview } from '#admin/shell/price-preview/price-preview.tsx';
import { queries } from '#admin/shell/queries.ts';
import { useSilverRate } from '#admin/shell/silver/use-silver-rate.ts';
import { formatCount, formatProducts } from '#core/format.ts';
import {
  planRow,
  priceWrite,
  type ChangedRow,
  type PriceItem,
  type PriceRow,
} from '#core/price-changes/plan-price-changes.ts';
import { productKind } from '#schema/product.ts';
import { readPriceItems } from '#admin/features/products/actions/read-price-items.ts';
import { writePriceChanges } from '#admin/features/products/actions/write-price-changes.ts';
import {
  changeSpecs,
  checkChange,
  NEW_CHANGE,
  priceChangeOf,
  type ChangeForm,
} from './change-form.ts';

interface Props {
  targets: BulkTargets;
  /** Number of selected products. */
  count: number;
  /** Called when the change starts. */
  onStart: () => void;
  onClose: () => void;
}

/** Reads the prices once per dialog. */
function usePriceItems(targets: BulkTargets) {
  const [read, setRead] = useState(0);
  const dialog = useId();
  const query = useQuery({
    queryKey: ['price change', dialog],
    queryFn: ({ signal }) => readPriceItems(targets, { signal, onProgress: setRead }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { ...query, read };
}

const isChanged = (row: PriceRow): row is ChangedRow => row.kind === 'changed';

const isByWeight = (item: PriceItem): boolean => 'price' in item && 'byWeight' in item.price;

function apply(rows: readonly ChangedRow[]): void {
  const items = rows.map(({ item, changes }): BulkDone => ({
    id: item.id,
    writes: [priceWrite(item, changes)],
  }));
  const names = new Map(rows.map(({ item }) => [item.id, [item.title, item.sku].join(', ')]));
  void startBulk({
    label: 'Changing prices',
    things: 'products',
    total: items.length,
    pathOf: (id) => `/products/${id}`,
    nameOf: (id) => names.get(id),
    run: (options) => writePriceChanges(items, options),
    resume: (before, options) => writePriceChanges(items, options, before),
    undo: undoFields,
    onWritten: () => void queries.invalidateQueries({ queryKey: listKey(productKind) }),
  });
}

const Reading = ({ read, count }: { read: number; count: number }) => (
  <label>
    Reading prices: {formatCount(read)} of {formatCount(count)}
    <progress className={PROGRESS} value={read} max={count} />
  </label>
);

export function PriceChangeDialog({ targets, count, onStart, onClose }: Props) {
  const items = usePriceItems(targets);
  const silverRate = useSilverRate();
  const form = useForm<ChangeForm>({
    defaultValues: NEW_CHANGE,
    mode: 'onTouched',
    resolver: checkChange,
  });
  const values = useWatch({ control: form.control, compute: (all) => all });
  // The preview of many products follows the input without delaying it.
  const previewed = useDeferredValue(values);
  const rows = useMemo(() => {
    const change = priceChangeOf(previewed);
    return change && items.data?.map((item) => planRow(item, change, silverRate));
  }, [previewed, items.data, silverRate]);
  const hasByWeight = items.data?.some(isByWeight) === true;
  const changed = rows?.filter(isChanged) ?? [];
  // Only what is shown is applied.
  const mayApply = changed.length > 0 && previewed === values;
  return (
    <Dialog title={`Change prices of ${formatProducts(count)}`} isWide onClose={onClose}>
      <FormProvider {...form}>
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!mayApply) return;
            onStart();
            apply(changed);
          }}
        >
          <div className={FIELD_GRID}>
            <FormFields specs={changeSpecs(values, hasByWeight)} />
          </div>
          <p className="text-sm text-ink-soft">
            {values.target === 'price'
              ? 'Volume pricing changes in the same way. '
              : 'Prices are at the current silver rate. Volume discounts are a share of the making charge, so the tiers change with it. '}
            Nothing is saved yet.
          </p>
          <Loaded query={items} meanwhile={<Reading read={items.read} count={count} />}>
            {() =>
              rows === undefined ? (
                <p className={LIST_STATE}>Enter a number to see the old and new prices.</p>
              ) : (
                <PricePreview rows={rows} />
              )
            }
          </Loaded>
          <p className="flex flex-wrap gap-3">
            <Button type="submit" kind="primary" disabled={!mayApply}>
              {changed.length === 0 ? 'Change prices' : `Change ${formatProducts(changed.length)}`}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </p>
        </form>
      </FormProvider>
    </Dialog>
  );
}
