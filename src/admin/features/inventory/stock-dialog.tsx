/** Changes the stock of one product by hand: received, returned, damaged, counted or adjusted. */
import { useId, useRef, useState } from 'react';
import { FormDialog } from '#admin/shell/form-dialog.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { CONTROL, FIGURES } from '#admin/shell/look/classes.ts';
import { sayDone } from '#admin/shell/messages-store.ts';
import { formatCount } from '#core/format.ts';
import { succeeded } from '#core/result.ts';
import { LONGEST_STOCK_NOTE } from '#schema/limits.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { Stock, StockLevel } from '#schema/stock.ts';
import { oneLine } from '#core/one-line.ts';
import { moveStockAsStaff, reverseOf, type StaffMove } from './actions/move-stock.ts';
import { enteredChanges, quantityOf } from './model/entered-changes.ts';
import { firstCountNote } from './model/first-count.ts';
import { REASON_NAMES, reservedText, seenFor, sizeName, signedUnits } from './model/size-rows.ts';
import { STAFF_REASONS, type StaffReason } from '#schema/stock-move.ts';
import { StockNote } from './stock-note.tsx';

interface Props {
  product: { id: string } & Pick<ProductDocument, 'sku' | 'sizes' | 'stockStatus'>;
  rows: readonly StockLevel[];
  /** Undefined if the stock of the product is not tracked. */
  stock: Pick<Stock, 'levels'> | undefined;
  /** The threshold of a product that is not tracked yet. */
  lowStockAt: number;
  onChanged: () => void;
  onClose: () => void;
}

const HINTS: Record<StaffReason, string> = {
  received: 'Enter how many units arrived.',
  sold: 'Enter how many units were sold without an order here.',
  returned: 'Enter how many units came back.',
  damaged: 'Enter how many units can’t be sold.',
  counted: 'Enter how many units are on the shelf, including reserved ones.',
  adjusted: 'Enter the difference, for example 5 or -5.',
};

interface RowProps {
  id: string;
  label: string;
  reason: StaffReason;
  level: StockLevel;
  typed: string;
  onChange: (typed: string) => void;
}

function QuantityRow({ id, label, reason, level, typed, onChange }: RowProps) {
  const quantity = quantityOf(reason, typed);
  const next =
    typeof quantity === 'number' ? level.onHand + signedUnits(reason, quantity, level) : undefined;
  const isWrong = typeof quantity === 'string' || (next !== undefined && next < level.reserved);
  return (
    <tr>
      <th scope="row" className="border-t border-line py-2 pe-3 font-normal">
        {label}
      </th>
      <td className="text-end tabular-nums">
        {formatCount(level.onHand)}
        {next !== undefined && <b className={isWrong ? 'text-bad' : ''}> → {formatCount(next)}</b>}
        {level.reserved > 0 && (
          <span className="block text-xs/normal text-ink-soft">
            {formatCount(level.reserved)} reserved
          </span>
        )}
      </td>
      <td className="w-32">
        <input
          className={`${CONTROL} text-end`}
          inputMode={reason === 'adjusted' ? 'text' : 'numeric'}
          autoComplete="off"
          aria-label={level.size === undefined ? 'Quantity' : `Quantity of size ${level.size}`}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          value={typed}
          onChange={({ target }) => onChange(target.value)}
        />
        {isWrong && (
          <span id={`${id}-problem`} className="mt-1 block text-xs/normal text-bad">
            {typeof quantity === 'string'
              ? quantity
              : level.reserved > 0
                ? reservedText(level)
                : `Only ${formatCount(level.onHand)} on hand.`}
          </span>
        )}
      </td>
    </tr>
  );
}

/** The input of the dialog, and how it is saved. */
function useStockChange({ product, rows, stock, lowStockAt, onChanged, onClose }: Props) {
  const [reason, setReason] = useState<StaffReason>('received');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  // The same request has the same ID, so that sending it again after a lost response changes nothing.
  const sent = useRef({ key: '', id: '' });
  const changes = enteredChanges(reason, typed, rows, stock);
  const startNote = stock === undefined && changes ? firstCountNote(product, changes) : undefined;

  /** The movement; undefined while a quantity is wrong. */
  function enteredMove(): StaffMove | undefined {
    if (changes === undefined) return undefined;
    const key = JSON.stringify([reason, changes]);
    if (sent.current.key !== key) sent.current = { key, id: crypto.randomUUID() };
    const line = oneLine(note, LONGEST_STOCK_NOTE);
    return {
      ...{ id: sent.current.id, productId: product.id, sku: product.sku, reason, changes },
      ...{ lowStockAt, ...seenFor(reason, rows), ...(line !== '' && { note: line }) },
    };
  }

  async function save(): Promise<void> {
    const move = enteredMove();
    if (move === undefined) return;
    if (move.changes.length === 0) {
      setProblem('Nothing changes. Enter a quantity that differs from the stock.');
      return;
    }
    const result = await moveStockAsStaff(move);
    onChanged();
    if (!result.success) {
      setProblem(result.error);
      return;
    }
    onClose();
    sayDone(`${product.sku}: stock changed.`, async () => {
      const undone = await moveStockAsStaff(reverseOf(move, stock === undefined));
      onChanged();
      return undone.success ? succeeded(`${product.sku}: change undone.`) : undone;
    });
  }
  const type = (size: string, text: string): void => {
    setProblem('');
    setTyped((before) => ({ ...before, [size]: text }));
  };
  return { reason, setReason, typed, type, note, setNote, startNote, problem, save };
}

export function StockDialog(props: Props) {
  const { product, rows, onClose } = props;
  const { reason, setReason, typed, type, note, setNote, startNote, problem, save } =
    useStockChange(props);
  const id = useId();
  return (
    <FormDialog
      title={`Change stock of ${product.sku}`}
      verb="Save"
      problem={problem === '' ? undefined : problem}
      onSubmit={save}
      onClose={onClose}
    >
      <FormFieldFrame id={`${id}-reason`} label="Reason" hint={HINTS[reason]}>
        <select
          id={`${id}-reason`}
          className={CONTROL}
          aria-describedby={`${id}-reason-hint`}
          value={reason}
          onChange={({ target }) =>
            setReason(STAFF_REASONS.find((each) => each === target.value) ?? 'received')
          }
        >
          {STAFF_REASONS.map((each) => (
            <option key={each} value={each}>
              {REASON_NAMES[each]}
            </option>
          ))}
        </select>
      </FormFieldFrame>
      <div>
        <table className={FIGURES}>
          <thead>
            <tr>
              <th scope="col">Size</th>
              <th scope="col" className="text-end">
                On hand
              </th>
              <th scope="col">{reason === 'counted' ? 'Counted' : 'Quantity'}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((level, at) => (
              <QuantityRow
                key={level.size ?? ''}
                id={`${id}-${at}`}
                label={sizeName(level.size, rows.length)}
                reason={reason}
                level={level}
                typed={typed[level.size ?? ''] ?? ''}
                onChange={(text) => type(level.size ?? '', text)}
              />
            ))}
          </tbody>
        </table>
        <div role="status">
          {startNote !== undefined && <p className="mt-2 text-sm text-warn">{startNote}</p>}
        </div>
      </div>
      <StockNote id={`${id}-note`} value={note} onChange={setNote} />
    </FormDialog>
  );
}
