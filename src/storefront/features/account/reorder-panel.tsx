/** What of an old order can be had now, what is different, and the button that adds it to the order list. */
import { useEffect, useRef, useState } from 'react';
import { formatDesigns, formatPieces } from '#core/format.ts';
import { orderListPath, productPath } from '#core/paths.ts';
import { linesToAdd, type ReorderLine } from './model/reorder.ts';
import {
  addWords,
  changeWords,
  REFUSAL_WORDS,
  reorderSummary,
  todayWords,
} from './model/reorder-words.ts';
import { addLines, undoable } from '#storefront/shared/stores/change-order.ts';

interface Props {
  lines: readonly ReorderLine[];
  onClose: () => void;
}

interface Added {
  words: string;
  undo: () => void;
}

/** Adds them to what is in the list; what it has no room for is named. */
function addAll(lines: readonly ReorderLine[]): Added {
  const wanted = linesToAdd(lines);
  const { done: left, undo } = undoable(() => addLines(wanted));
  const words = `${formatDesigns(wanted.length - left.length)} added to your order list.`;
  const rest =
    left.length === 0
      ? ''
      : ` Your list is full: ${left.map(({ sku }) => sku).join(', ')} not added.`;
  return { words: words + rest, undo };
}

function Line({ line }: { line: ReorderLine }) {
  if (!line.can) {
    return (
      <li className="account-reorder-lost">
        <span dir="auto">{line.title}</span> <small>{line.sku}</small>
        <p>{REFUSAL_WORDS[line.why]}</p>
      </li>
    );
  }
  const { entry, nowPaise, changes } = line;
  return (
    <li>
      <a className="link" href={productPath(entry.sku, entry.slug)}>
        {entry.title}
      </a>{' '}
      <small>
        {entry.sku} · {formatPieces(line.line.qty)} · {todayWords(nowPaise)}
      </small>
      {changes.map((change) => (
        <p key={change.kind}>{changeWords(change)}</p>
      ))}
    </li>
  );
}

export function ReorderPanel({ lines, onClose }: Props) {
  const [added, setAdded] = useState<Added>();
  const [isUndone, setUndone] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone, with each change of what is shown.
  useEffect(() => summary.current?.focus(), [added, isUndone]);
  const canAdd = lines.some((line) => line.can);
  const words = isUndone
    ? 'Removed from your order list.'
    : (added?.words ?? reorderSummary(lines));
  return (
    <div className="account-reorder">
      <p ref={summary} tabIndex={-1} role="status" className="account-lead">
        {words}
      </p>
      {added !== undefined && !isUndone ? (
        <p className="account-choices">
          <a className="btn btn-primary" href={orderListPath()}>
            Open the order list
          </a>
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => {
              added.undo();
              setUndone(true);
            }}
          >
            Undo
          </button>
        </p>
      ) : (
        <>
          <ul>
            {lines.map((line) => (
              <Line key={line.can ? line.line.sku : line.sku} line={line} />
            ))}
          </ul>
          <p className="account-choices">
            {canAdd && (
              <button
                type="button"
                className="btn btn-primary"
                onClick={() => {
                  setUndone(false);
                  setAdded(addAll(lines));
                }}
              >
                {addWords(lines)}
              </button>
            )}
            <button type="button" className="btn btn-secondary" onClick={onClose}>
              {canAdd ? 'Not now' : 'OK'}
            </button>
          </p>
        </>
      )}
    </div>
  );
}
