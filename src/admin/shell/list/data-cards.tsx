/** A list of documents as cards, for narrow screens. */
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { SelectAll, SelectRow } from './select-boxes.tsx';

/** Distance below the visible rows at which more are loaded. */
const AHEAD = '800px';

interface EndProps {
  loadMore: (() => void) | undefined;
  /** The element that scrolls; the page by default. */
  frame?: RefObject<HTMLElement | null>;
}

/** The end of a list: loads more rows when it comes near. */
export function ListEnd({ loadMore, frame }: EndProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || loadMore === undefined) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadMore();
      },
      { root: frame?.current ?? null, rootMargin: AHEAD },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [loadMore, frame]);
  return <div ref={end} />;
}

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
    <SelectAll rows={rows} selection={selection} isShown />
    <ul aria-label={label} className="rounded-md border border-line bg-paper">
      {rows.map((row) => {
        const parts = card(row);
        return (
          <li
            key={row.id}
            data-selected={selection.rows[row.id] === true || undefined}
            className="relative flex gap-1 border-line py-3 ps-1 pe-3.5 [contain-intrinsic-height:auto_88px] [content-visibility:auto] not-first:border-t data-selected:bg-wash"
          >
            <SelectRow
              id={row.id}
              name={nameOf(row)}
              selection={selection}
              className="z-1 -my-1.5 min-h-10 min-w-10 self-start"
            />
            {parts.image}
            <CardBody parts={parts} />
          </li>
        );
      })}
    </ul>
    <ListEnd loadMore={loadMore} />
  </>
);
