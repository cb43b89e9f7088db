/** What is available of a product, in each ordered size, and whether it is enough. */
import { Fragment } from 'react';
import { formatCount } from '#core/format.ts';
import { availableOf, levelOf, stockedSize } from '#core/stock/stock-levels.ts';
import type { Stock } from '#schema/stock.ts';
import type { CellPart } from './model/quick-cell.ts';

/** `24`, or for each size `12: 4,` and `14: 0`; and whether it is enough. */
function availability(
  ordered: readonly CellPart[],
  { levels }: Stock,
  onlySize: string | undefined,
) {
  const availableIn = (size?: string): number => availableOf(levelOf(levels, size));
  const parts = ordered.map(({ size, qty }) => {
    const available = availableIn(stockedSize({ size, onlySize }, availableIn));
    const label = size === undefined ? '' : `${size}: `;
    return { text: `${label}${formatCount(available)}`, isEnough: available >= qty };
  });
  return {
    texts: parts.map(({ text }, at) => (at < parts.length - 1 ? `${text},` : text)),
    isEnough: parts.every(({ isEnough }) => isEnough),
  };
}

/** The label of a size such as 2-10 is not split over two lines. */
const Texts = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <Fragment key={text}>
      <span className="whitespace-nowrap">{text}</span>{' '}
    </Fragment>
  ));

interface Props {
  ordered: readonly CellPart[];
  stock: Stock | undefined;
  onlySize: string | undefined;
}

export function InStock({ ordered, stock, onlySize }: Props) {
  if (stock === undefined) return <span className="text-ink-soft">Not tracked</span>;
  const { texts, isEnough } = availability(ordered, stock, onlySize);
  if (isEnough) return <Texts texts={texts} />;
  return (
    <span className="font-semibold text-bad">
      <Texts texts={texts} />
      (not enough)
    </span>
  );
}
