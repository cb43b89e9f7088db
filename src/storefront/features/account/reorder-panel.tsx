/** Shows what is available of an earlier order and what has changed, with a button that adds it to the order list. */
import { formatUnits } from '#core/unit-of-sale.ts';
import { Button } from '#ui/react/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { formatDesigns } from '#core/format.ts';
import { orderListPath, productPath } from '#core/paths.ts';
import { linesToAdd, type ReorderLine } from './model/reorder.ts';
import {
  addLabel,
  changeMessage,
  REFUSAL_MESSAGES,
  reorderSummary,
  priceTodayText,
} from './model/reorder-messages.ts';
import { addLines, undoable } from '#storefront/shared/stores/change-order.ts';
import { CHOICE_ROW, LEAD } from './account-class.ts';

interface Props {
  lines: readonly ReorderLine[];
  onClose: () => void;
}

const LINE = 'border-b border-line py-2.5 wrap-anywhere';
const FACTS = 'text-sm/body text-ink-soft';
const REMARK = 'text-sm/body text-warn';

interface Added {
  message: string;
  undo: () => void;
}

/** Adds the lines to the order list; names those that do not fit. */
function addAll(lines: readonly ReorderLine[]): Added {
  const toAdd = linesToAdd(lines);
  const { done: left, undo } = undoable(() => addLines(toAdd));
  const message = `${formatDesigns(toAdd.length - left.length)} added to your order list.`;
  const rest =
    left.length === 0
      ? ''
      : ` Your list is full: ${left.map(({ sku }) => sku).join(', ')} not added.`;
  return { message: message + rest, undo };
}

function Line({ line }: { line: ReorderLine }) {
  if (!line.can) {
    return (
      <li className={LINE}>
        <span className="line-through" dir="auto">
          {line.title}
        </span>{' '}
        <small className={FACTS}>{line.sku}</small>
        <p className={REMARK}>{REFUSAL_MESSAGES[line.why]}</p>
      </li>
    );
  }
  const { entry, nowPaise, changes } = line;
  return (
    <li className={LINE}>
      <a className="link" href={productPath(entry.sku, entry.slug)}>
        {entry.title}
      </a>{' '}
      <small className={FACTS}>
        {entry.sku} · {formatUnits(line.line.qty, entry.unit)} ·{' '}
        {priceTodayText(nowPaise, entry.unit)}
      </small>
      {changes.map((change) => (
        <p key={change.kind} className={REMARK}>
          {changeMessage(change)}
        </p>
      ))}
    </li>
  );
}

export function ReorderPanel({ lines, onClose }: Props) {
  const [added, setAdded] = useState<Added>();
  const [isUndone, setUndone] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);
  // The pressed button disappears with each change of the view.
  useEffect(() => summary.current?.focus(), [added, isUndone]);
  const canAdd = lines.some((line) => line.can);
  const message = isUndone
    ? 'Removed from your order list.'
    : (added?.message ?? reorderSummary(lines));
  return (
    <div className="grid gap-4" data-reorder>
      <p ref={summary} tabIndex={-1} role="status" className={LEAD}>
        {message}
      </p>
      {added !== undefined && !isUndone ? (
        <p className={CHOICE_ROW}>
          <a className="btn btn-primary" href={orderListPath()}>
            Open the order list
          </a>
          <Button
            kind="secondary"
            onClick={() => {
              added.undo();
              setUndone(true);
            }}
          >
            Undo
          </Button>
        </p>
      ) : (
        <>
          <ul>
            {lines.map((line) => (
              <Line key={line.can ? line.line.sku : line.sku} line={line} />
            ))}
          </ul>
          <p className={CHOICE_ROW}>
            {canAdd && (
              <Button
                onClick={() => {
                  setUndone(false);
                  setAdded(addAll(lines));
                }}
              >
                {addLabel(lines)}
              </Button>
            )}
            <Button kind="secondary" onClick={onClose}>
              {canAdd ? 'Not now' : 'OK'}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
