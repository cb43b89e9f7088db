/** Products of a pasted order, each once; those whose quantity cannot be ordered are asked about. */
import { formatCount, formatPieces } from '#domain/format.ts';
import type { PasteGroup } from '#domain/order/settle-paste.ts';

interface Props {
  groups: readonly PasteGroup[];
  /** @param qty pieces to add; 0 leaves it out */
  onAnswer: (sku: string, qty: number) => void;
}

/** What led to the quantity, where it is not one line alone. */
function sumWords({ parts, inList, qty }: PasteGroup): string {
  return [
    parts.length > 1 && `Named ${parts.length} times: ${parts.map(formatCount).join(' + ')}.`,
    inList > 0 && `Your list has ${formatCount(inList)}: ${formatCount(inList + qty)} together.`,
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
            aria-label={`Take ${more} of ${title}`}
            onClick={() => onAnswer(sku, more)}
          >
            Take {more}
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
          aria-label={`Leave it out: ${title}`}
          onClick={() => onAnswer(sku, 0)}
        >
          Leave it out
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
          <p>
            <b>{group.title}</b> {group.sku} × {formatPieces(group.qty)}
          </p>
          <p className="order-small">{sumWords(group)}</p>
          <Misfit group={group} onAnswer={onAnswer} />
        </li>
      ))}
    </ul>
  );
}
