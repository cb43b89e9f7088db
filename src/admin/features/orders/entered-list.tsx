/** The products of an order as typed, scanned or pasted, and what was understood. */
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#admin/shell/button.tsx';
import { PickProduct } from '#admin/shell/form/markdown/pick-product.tsx';
import { AreaInput } from '#admin/shell/form/inputs.tsx';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { PROBLEM } from '#admin/shell/look/classes.ts';
import { textOf, type FormValues } from '#core/editing/form-values.ts';
import { formatDesigns } from '#core/format.ts';
import type { ReadableCatalogue, ReadList } from './model/order-text.ts';
import { withCells } from './model/quick-cell.ts';
import type { TypedCells } from './quick-table.tsx';

const QuickTable = lazyPart(() => import('./quick-table.tsx').then((part) => part.QuickTable));

const NOTHING_TYPED: TypedCells = new Map();

/** Opens the table of quick order. What is typed in it stays until it is added. */
function QuickOrder({ read, catalogue }: Props) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Quick order</Button>
      {isOpen && (
        <QuickTable
          catalogue={catalogue}
          listed={read.items}
          typed={typed}
          onType={setTyped}
          onAdd={(cells) => {
            const list = withCells(textOf(getValues('list')), cells);
            setValue('list', list, { shouldDirty: true });
            setTyped(NOTHING_TYPED);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface Props {
  read: ReadList;
  catalogue: ReadableCatalogue;
}

export function EnteredList({ read, catalogue }: Props) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const [isPicking, setPicking] = useState(false);
  const add = (sku: string): void => {
    const before = textOf(getValues('list')).trimEnd();
    setValue('list', `${before}${before === '' ? '' : '\n'}${sku} `, { shouldDirty: true });
    setPicking(false);
  };
  return (
    <>
      <AreaInput
        name="list"
        label="SKUs and quantities"
        rows={8}
        hint="One product per line: RG101 12, or with sizes RG101 12x4 14x6. You can also paste a message or scan labels. A SKU without a quantity adds its MOQ; the SKU of a size adds one unit."
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => setPicking(true)}>Search product</Button>
        <QuickOrder read={read} catalogue={catalogue} />
      </div>
      {isPicking && (
        <PickProduct onPick={({ sku }) => add(sku)} onClose={() => setPicking(false)} />
      )}
      {read.problems.length > 0 && (
        <div className={`${PROBLEM} mt-4`} role="status">
          <p className="font-semibold">Not clear</p>
          <ul>
            {read.problems.map(({ source, reason }, at) => (
              <li key={at}>
                <q dir="auto">{source}</q>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {read.leftOut.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          Ignored, because there is no SKU: <q dir="auto">{read.leftOut.join(' … ')}</q>
        </p>
      )}
      {read.items.length > 0 && (
        <section className="mt-4" aria-label="Understood">
          <h3 className="mb-1 text-sm font-medium">{formatDesigns(read.items.length)}</h3>
          <ul className="grid gap-1 text-sm">
            {read.items.map(({ sku, title, text, note }, at) => (
              <li key={at} className="flex flex-wrap justify-between gap-x-4 border-b border-line">
                <span>
                  <bdi>{title}</bdi> <span className="text-ink-soft">{sku}</span>{' '}
                  {note !== '' && <q dir="auto">{note}</q>}
                </span>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
