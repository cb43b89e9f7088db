/** One product among the answers of the search dialog. */
import { formatGrams } from '#core/format.ts';
import { cardOfEntry, type CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { productPath } from '#core/paths.ts';
import { NoPicture } from '#ui/react/no-picture.tsx';
import { Picture } from '#ui/react/picture.tsx';
import { Price } from '#ui/react/price.tsx';

interface Props {
  entry: CatalogueEntry;
  onFollow: () => void;
}

export const Hit = ({ entry, onFollow }: Props) => (
  <a
    className="search-hit"
    href={productPath(entry.sku, entry.slug)}
    onClick={onFollow}
    data-search-step
  >
    <span className="search-hit-picture">
      {entry.image ? <Picture image={entry.image} sizes="3.5rem" /> : <NoPicture sku={entry.sku} />}
    </span>
    <span className="min-w-0 grow">
      <span className="block truncate font-medium">{entry.title}</span>
      <span className="block text-sm text-ink-faint">
        {entry.sku} · {formatGrams(entry.netWeightMg)}
      </span>
    </span>
    <span className="piece-price text-right *:block max-sm:hidden">
      <Price price={cardOfEntry(entry).price} />
    </span>
  </a>
);
