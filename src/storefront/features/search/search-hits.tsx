/** The results of the search dialog, or suggestions. */
import { perOtherUnit } from '#core/fact-text.ts';
import { formatCount, formatGrams } from '#core/format.ts';
import type { ProductCard } from '#core/catalogue.ts';
import { productPath, searchPath } from '#core/paths.ts';
import type { SearchAnswer } from '#core/search/in-browser/search.ts';
import { cardForBuyer } from '#storefront/shared/order/card-for-buyer.ts';
import { hiddenIdsOf, useHiddenPrices } from '#storefront/shared/parts/use-hidden-prices.ts';
import { SearchNothing } from '#storefront/shared/parts/search-nothing.tsx';
import { addRecentSearch } from '#storefront/shared/stores/recent-searches.ts';
import { CARD_PRICE } from '#ui/card-class.ts';
import { NoThumbnail } from '#ui/react/no-picture.tsx';
import { Picture } from '#ui/react/picture.tsx';
import { Price } from '#ui/react/price.tsx';
import { THUMBNAIL } from '#ui/thumbnail-class.ts';

interface Props {
  text: string;
  answer: SearchAnswer;
  /** Searches for another text. */
  onWord: (word: string) => void;
}

const Hit = ({ card, onFollow }: { card: ProductCard; onFollow: () => void }) => (
  <a
    className="flex items-center gap-3.5 rounded-sm px-2 py-1.5 hover:bg-ground"
    href={productPath(card.sku, card.slug)}
    onClick={onFollow}
    data-search-step
  >
    <span className={`aspect-square w-14 flex-none ${THUMBNAIL}`}>
      {card.image ? <Picture image={card.image} sizes="3.5rem" /> : <NoThumbnail />}
    </span>
    <span className="min-w-0 grow">
      <span className="block truncate font-medium">{card.title}</span>
      <span className="block text-sm text-ink-faint">
        {card.sku} · {formatGrams(card.netWeightMg)}
        {perOtherUnit(card.unit)}
      </span>
    </span>
    <span className={`text-right *:block max-sm:hidden ${CARD_PRICE}`}>
      <Price price={card.price} unit={card.unit} />
    </span>
  </a>
);

export function SearchHits({ text, answer, onWord }: Props) {
  const hidden = useHiddenPrices(hiddenIdsOf(answer.entries));
  const note = () => addRecentSearch(text);
  if (answer.total === 0) return <SearchNothing answer={answer} onWord={onWord} />;
  return (
    <>
      {!answer.complete && (
        <p className="py-2 text-sm text-ink-soft">
          No design matches all of these words. Here are the closest.
        </p>
      )}
      <ul>
        {answer.entries.map((entry) => (
          <li key={entry.sku}>
            <Hit card={cardForBuyer(entry, hidden)} onFollow={note} />
          </li>
        ))}
      </ul>
      <a
        className="my-3 inline-block py-2 link"
        href={searchPath(text)}
        onClick={note}
        data-search-step
      >
        {answer.total > answer.entries.length
          ? `View all ${formatCount(answer.total)} results`
          : 'View as a list'}
      </a>
    </>
  );
}
