/** A list of documents as cards, for narrow screens. */
import type { ReactNode } from 'react';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { SelectAll, SelectRow } from './select-boxes.tsx';
import { usePageRows } from './use-page-rows.ts';

/** Content of a card. */
export interface CardParts {
  image?: ReactNode;
  /** The link to the document. */
  title: ReactNode;
  /** Its status. */
  chip?: ReactNode;
  /** Below the title; empty ones are left out. */
  lines: readonly ReactNode[];
  /** The most important value, at the end of the last line. */
  figure?: ReactNode;
}

interface Props<Row extends { id: string }> {
  label: string;
  rows: readonly Row[];
  card: (row: Row) => CardParts;
  nameOf: (row: Row) => string;
  selection: Selection;
  loadMore: (() => void) | undefined;
}

/** Estimated height, px. */
const CARD_HEIGHT = 88;

function CardBody({ parts: { title, chip, lines, figure } }: { parts: CardParts }) {
  const last = lines.length - 1;
  return (
    <div className="min-w-0 flex-1">
      <div className="flex items-start justify-between gap-2">
        {title}
        {chip}
      </div>
      {lines.map(
        (line, at) =>
          (Boolean(line) || (at === last && Boolean(figure))) && (
            // Lines have no ids and keep their order.
            <p
              key={at}
              className="flex flex-wrap justify-between gap-x-3 text-sm wrap-anywhere text-ink-soft *:[strong]:font-semibold *:[strong]:text-ink"
            >
              <span>{line}</span>
              {at === last && figure}
            </p>
          ),
      )}
    </div>
  );
}

export function DataCards<Row extends { id: string }>({
  label,
  rows,
  card,
  nameOf,
  selection,
  loadMore,
}: Props<Row>) {
  const { ref, virtual, above, below } = usePageRows(rows.length, CARD_HEIGHT, loadMore);
  const count = selection.ids.length;
  const isAll = count === rows.length;
  const toggleAll = (): void =>
    isAll
      ? selection.clear()
      : selection.set(Object.fromEntries(rows.map(({ id }) => [id, true] as const)));
  return (
    <>
      <div>
        <SelectAll isAll={isAll} isSome={count > 0} onChange={toggleAll} isShown />
      </div>
      <ul
        ref={ref}
        aria-label={label}
        className="rounded-md border border-line bg-paper"
        style={{ paddingTop: above, paddingBottom: below }}
      >
        {virtual.getVirtualItems().map(({ index }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const parts = card(row);
          const isSelected = selection.rows[row.id] === true;
          return (
            <li
              key={row.id}
              ref={virtual.measureElement}
              data-index={index}
              data-selected={isSelected || undefined}
              className="relative flex gap-1 border-line py-3 ps-1 pe-3.5 not-first:border-t data-selected:bg-wash"
            >
              <SelectRow
                name={nameOf(row)}
                isSelected={isSelected}
                className="z-1 -my-1.5 min-h-10 min-w-10 self-start"
                onChange={() => selection.toggle(row.id)}
              />
              {parts.image}
              <CardBody parts={parts} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
