/** A product in the search dialog. */
import { formatGrams } from '#core/format.ts';
import { cardOfEntry } from '#core/listing/card-of-entry.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { productPath } from '#core/paths.ts';
import { CARD_PRICE } from '#ui/card-class.ts';
import { THUMBNAIL } from '#ui/thumbnail-class.ts';
import { NoThumbnail } from '#ui/react/no-picture.tsx';
import { Picture } from '#ui/react/picture.tsx';
import { Price } from '#ui/react/price.tsx';

interface Props {
  entry: CatalogueEntry;
  onFollow: () => void;
}

export const Hit = ({ entry, onFollow }: Props) => (
  <a
    className="flex items-center gap-3.5 rounded-sm px-2 py-1.5 hover:bg-ground"
    href={productPath(entry.sku, entry.slug)}
    onClick={onFollow}
    data-search-step
  >
    <span className={`aspect-square w-14 flex-none ${THUMBNAIL}`}>
      {entry.image ? <Picture image={entry.image} sizes="3.5rem" /> : <NoThumbnail />}
    </span>
    <span className="min-w-0 grow">
      <span className="block truncate font-medium">{entry.title}</span>
      <span className="block text-sm text-ink-faint">
        {entry.sku} · {formatGrams(entry.netWeightMg)}
      </span>
    </span>
    <span className={`text-right *:block max-sm:hidden ${CARD_PRICE}`}>
      <Price price={cardOfEntry(entry).price} unit={entry.unit} />
    </span>
  </a>
);
