/** The products of a pasted order; invalid quantities get a question. */
import { formatUnits } from '#core/unit-of-sale.ts';
import { cardTitle } from '#core/card-text.ts';
import { formatCount } from '#core/format.ts';
import type { PasteGroup } from './model/paste-group.ts';
import { CHOICE, CHOICE_BUTTONS, PASTE_BOX, PASTE_PROBLEM, SMALL } from './order-class.ts';

interface Props {
  groups: readonly PasteGroup[];
  /** @param qty pieces to add; 0 leaves it out */
  onAnswer: (sku: string, qty: number) => void;
}

/** The origin of a quantity that is a sum. */
function sumText({ parts, inList, qty }: PasteGroup): string {
  return [
    parts.length > 1 && `Written ${parts.length} times: ${parts.map(formatCount).join(' + ')}.`,
    inList > 0 &&
      `Already in your list: ${formatCount(inList)}. Total ${formatCount(inList + qty)}.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}

function Misfit({
  group: { sku, title, qty, misfit },
  onAnswer,
}: { group: PasteGroup } & Pick<Props, 'onAnswer'>) {
  if (misfit === undefined) return null;
  return (
    <>
      <p className={PASTE_PROBLEM}>{misfit.problem}</p>
      <p className={CHOICE_BUTTONS}>
        {misfit.nearest.map((more) => (
          <button
            key={more}
            type="button"
            className={CHOICE}
            aria-label={`Change to ${more} of ${title}`}
            onClick={() => onAnswer(sku, more)}
          >
            Change to {more}
          </button>
        ))}
        <button
          type="button"
          className={CHOICE}
          aria-label={`Keep ${qty} of ${title}`}
          onClick={() => onAnswer(sku, qty)}
        >
          Keep {qty}
        </button>
        <button
          type="button"
          className={CHOICE}
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
    <ul className="grid gap-1">
      {groups.map((group) => (
        <li
          key={group.sku}
          className={`${PASTE_BOX} ${group.misfit === undefined ? 'border-line py-1.75' : 'border-gilt py-3'}`}
        >
          <p className="flex justify-between gap-4">
            <span>
              <b>{cardTitle(group.title)}</b> {group.sku}
            </span>
            <b className="flex-none">{formatUnits(group.qty, group.unit)}</b>
          </p>
          {group.note !== '' && (
            <p className="mt-0.5 wrap-anywhere text-ink-soft" dir="auto">
              Note: {group.note}
            </p>
          )}
          <p className={`empty:hidden ${SMALL}`}>{sumText(group)}</p>
          <Misfit group={group} onAnswer={onAnswer} />
        </li>
      ))}
    </ul>
  );
}
