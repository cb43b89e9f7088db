/** Products of a pasted order, each once; those whose quantity cannot be ordered are asked about. */
import { cardTitle } from '#core/card-text.ts';
import { formatCount, formatPieces } from '#core/format.ts';
import type { PasteGroup } from './model/paste-group.ts';

interface Props {
  groups: readonly PasteGroup[];
  /** @param qty pieces to add; 0 leaves it out */
  onAnswer: (sku: string, qty: number) => void;
}

/** What led to the quantity, where it is not one line alone. */
function sumWords({ parts, inList, qty }: PasteGroup): string {
  return [
    parts.length > 1 && `Written ${parts.length} times: ${parts.map(formatCount).join(' + ')}.`,
    inList > 0 &&
      `Already in your list: ${formatCount(inList)}. Total ${formatCount(inList + qty)}.`,
  ]
    .filter((words) => words !== false)
    .join(' ');
}

function Misfit({
  group: { sku, title, qty, misfit },
  onAnswer,
}: { group: PasteGroup } & Pick<Props, 'onAnswer'>) {
  if (misfit === undefined) return null;
  return (
    <>
      <p className="paste-problem">{misfit.problem}</p>
      <p className="order-choices">
        {misfit.nearest.map((more) => (
          <button
            key={more}
            type="button"
            className="order-choice"
            aria-label={`Change to ${more} of ${title}`}
            onClick={() => onAnswer(sku, more)}
          >
            Change to {more}
          </button>
        ))}
        <button
          type="button"
          className="order-choice"
          aria-label={`Keep ${qty} of ${title}`}
          onClick={() => onAnswer(sku, qty)}
        >
          Keep {qty}
        </button>
        <button
          type="button"
          className="order-choice"
          aria-label={`Skip ${title}`}
          onClick={() => onAnswer(sku, 0)}
        >
          Skip
        </button>
      </p>
    </>
  );
}

export function PasteGroups({ groups, onAnswer }: Props) {
  if (groups.length === 0) return null;
  return (
    <ul className="paste-groups">
      {groups.map((group) => (
        <li key={group.sku} className={group.misfit === undefined ? undefined : 'paste-item'}>
          <p className="paste-group">
            <span>
              <b>{cardTitle(group.title)}</b> {group.sku}
            </span>
            <b>{formatPieces(group.qty)}</b>
          </p>
          {group.note !== '' && (
            <p className="paste-note" dir="auto">
              Note: {group.note}
            </p>
          )}
          <p className="order-small">{sumWords(group)}</p>
          <Misfit group={group} onAnswer={onAnswer} />
        </li>
      ))}
    </ul>
  );
}
