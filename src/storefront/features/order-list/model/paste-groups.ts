/** The products of a pasted order, each with all of its items. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { oneLine } from '#core/one-line.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { LONGEST_LINE_NOTE } from '#schema/limits.ts';
import type { OrderList, OrderListLine } from '#storefront/shared/order/order-list.ts';
import { addedSizes, sizesWithin, type LineSizes } from '#core/sizes/line-sizes.ts';
import { nearestQuantities, quantityProblem } from '#storefront/shared/order/quantity.ts';
import { seenLine } from '#storefront/shared/order/seen-line.ts';
import type { ClearItem, PastedItem, InvalidItem } from '#core/paste/paste-order.ts';

export type Entries = ReadonlyMap<string, CatalogueEntry>;

export interface PasteGroup {
  sku: string;
  entry: CatalogueEntry | undefined;
  items: readonly ClearItem[];
  /** The sum of its items. */
  qty: number;
  sizes: LineSizes;
  /** The words of its items, in addition to the note in the list. */
  note: string;
  /** The quantity that the list has already. */
  inList: number;
  /** Why the quantity is invalid, with valid ones to add instead. */
  misfit: { problem: string; nearest: number[] } | undefined;
}

/** The note without the title of its own product, as in a pasted table. */
const withoutTitle = (note: string, title: string): string =>
  note.toLowerCase().startsWith(title.toLowerCase()) &&
  !/^[\p{L}\d]/u.test(note.slice(title.length))
    ? note.slice(title.length).replace(/^[\s,;|-]+/, '')
    : note;

/** The notes of a product, with their quantities where these differ. */
function noteOfItems(items: readonly ClearItem[], unit: string | undefined): string {
  const isOne = new Set(items.map(({ note }) => note)).size === 1;
  return items
    .slice(0, isOne ? 1 : undefined)
    .filter(({ note }) => note !== '')
    .map(({ qty, note }) => (isOne ? note : `${formatUnits(qty, unit)}: ${note}`))
    .join('; ');
}

function misfitOf(
  entry: CatalogueEntry | undefined,
  qty: number,
  inList: number,
): PasteGroup['misfit'] {
  const problem = entry && quantityProblem(entry, inList + qty);
  if (entry === undefined || problem === undefined) return undefined;
  const nearest = nearestQuantities(entry, inList + qty).map((all) => all - inList);
  return { problem, nearest: nearest.filter((more) => more > 0 && more !== qty) };
}

/** @param list the current order list, to which the groups would be added */
export function groupsOf(
  items: readonly PastedItem[],
  entries: Entries,
  list: OrderList,
): PasteGroup[] {
  const bySku = Map.groupBy(
    items.filter((item) => item.kind === 'clear'),
    ({ sku }) => sku,
  );
  return [...bySku].map(([sku, own]) => {
    const entry = entries.get(sku);
    const noted = own.map((item) => ({
      ...item,
      note: withoutTitle(item.note, entry?.title ?? sku),
    }));
    const inList = list.find((line) => line.sku === sku)?.qty ?? 0;
    const qty = own.reduce((sum, item) => sum + item.qty, 0);
    const isConfirmed = own.every((item) => item.isConfirmed);
    const misfit = isConfirmed ? undefined : misfitOf(entry, qty, inList);
    const sizes = own.reduce<LineSizes>((all, item) => addedSizes(all, item.sizes), []);
    return {
      sku,
      entry,
      items: own,
      qty,
      sizes,
      note: noteOfItems(noted, entry?.unit),
      inList,
      misfit,
    };
  });
}

/** The group as one item, with a quantity that the buyer has chosen. */
export const confirmed = ({ sku, items, sizes, note }: PasteGroup, qty: number): ClearItem => ({
  kind: 'clear',
  sku,
  qty,
  ...sizesWithin(sizes, qty),
  note,
  source: items.map(({ source }) => source).join('\n'),
  isConfirmed: true,
});

/**
 * The line to add for a group.
 * @returns also the note, if it is too long for the line
 */
export function lineOfGroup(
  { sku, entry, qty, sizes, note }: PasteGroup,
  list: OrderList,
): { line: OrderListLine; left: InvalidItem | undefined } {
  const own = list.find((line) => line.sku === sku)?.note ?? '';
  const isNew = note !== '' && !own.split('; ').includes(note);
  const whole = oneLine([own, ...(isNew ? [note] : [])].filter((part) => part !== '').join('; '));
  const fitting = oneLine(whole, LONGEST_LINE_NOTE);
  const chosen = sizesWithin(sizes, qty);
  // Without the quantity: reading this text again must not order the product twice.
  const left: InvalidItem = {
    kind: 'invalid',
    reason: 'The note of this line is full.',
    note: '',
    source: `${sku} ${note}`,
  };
  return {
    line: {
      sku,
      qty,
      ...chosen,
      ...(fitting !== '' && { note: fitting }),
      ...(entry && { seen: seenLine(entry, { qty, ...chosen }) }),
    },
    left: fitting === whole ? undefined : left,
  };
}
