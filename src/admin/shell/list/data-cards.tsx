/** A list of documents as cards, for narrow screens. */
import type { ReactNode } from 'react';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { ListEnd } from './list-end.tsx';
import { SelectAll, SelectRow } from './select-boxes.tsx';

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
  selection: Selection | undefined;
  loadMore: (() => void) | undefined;
}

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

export const DataCards = <Row extends { id: string }>({
  label,
  rows,
  card,
  nameOf,
  selection,
  loadMore,
}: Props<Row>) => (
  <>
    {selection && <SelectAll rows={rows} selection={selection} isShown />}
    <ul aria-label={label} className="rounded-md border border-line bg-paper">
      {rows.map((row) => {
        const parts = card(row);
        return (
          <li
            key={row.id}
            data-selected={selection?.rows[row.id] === true || undefined}
            className="relative flex gap-1 border-line py-3 ps-1 pe-3.5 [contain-intrinsic-height:auto_88px] [content-visibility:auto] not-first:border-t not-has-[input]:ps-3.5 data-selected:bg-wash"
          >
            {selection && (
              <SelectRow
                id={row.id}
                name={nameOf(row)}
                selection={selection}
                className="z-1 -my-1.5 min-h-10 min-w-10 self-start"
              />
            )}
            {parts.image}
            <CardBody parts={parts} />
          </li>
        );
      })}
    </ul>
    <ListEnd loadMore={loadMore} />
  </>
);
