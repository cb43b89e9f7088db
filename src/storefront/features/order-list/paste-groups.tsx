/** The products of a pasted order; those with an invalid quantity have buttons for valid ones. */
import { cardTitle } from '#core/card-text.ts';
import { formatCount } from '#core/format.ts';
import { sizesLabel } from '#core/order/requested-lines.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import type { PasteGroup } from './model/paste-groups.ts';
import { PASTE_BOX, PASTE_PROBLEM, SMALL } from './order-class.ts';
import { CHOICE, CHOICE_BUTTONS } from '#storefront/shared/parts/remark-class.ts';

interface Props {
  groups: readonly PasteGroup[];
  onTake?: (group: PasteGroup, qty: number) => void;
}

/** The origin of a quantity that is a sum. */
function sumText({ items, inList, qty }: PasteGroup): string {
  const written =
    items.length > 1 &&
    `Written ${items.length} times: ${items.map((item) => formatCount(item.qty)).join(' + ')}.`;
  const before =
    inList > 0 &&
    `Already in your list: ${formatCount(inList)}. Total ${formatCount(inList + qty)}.`;
  return [written, before].filter((part) => part !== false).join(' ');
}

export const PasteGroups = ({ groups, onTake }: Props) => (
  <ul className="grid gap-1 empty:hidden">
    {groups.map((group) => {
      const { sku, entry, qty, sizes, note, misfit } = group;
      const title = entry?.title ?? sku;
      const choice = (verb: string, more: number) => (
        <button
          key={more}
          type="button"
          className={CHOICE}
          aria-label={`${verb} ${more} of ${title}`}
          onClick={() => onTake?.(group, more)}
        >
          {verb} {more}
        </button>
      );
      return (
        <li
          key={sku}
          className={`${PASTE_BOX} ${misfit === undefined ? 'border-line py-1.75' : 'border-gilt py-3'}`}
        >
          <p className="flex justify-between gap-4">
            <span>
              <b>{cardTitle(title)}</b> {sku}
            </span>
            <b className="flex-none">{formatUnits(qty, entry?.unit)}</b>
          </p>
          {sizes.length > 0 && <p className={SMALL}>Sizes {sizesLabel(sizes)}</p>}
          {note !== '' && (
            <p className="mt-0.5 wrap-anywhere text-ink-soft" dir="auto">
              Note: {note}
            </p>
          )}
          <p className={`empty:hidden ${SMALL}`}>{sumText(group)}</p>
          {misfit !== undefined && (
            <>
              <p className={PASTE_PROBLEM}>{misfit.problem}</p>
              <p className={CHOICE_BUTTONS}>
                {misfit.nearest.map((more) => choice('Change to', more))}
                {choice('Keep', qty)}
              </p>
            </>
          )}
        </li>
      );
    })}
  </ul>
);
