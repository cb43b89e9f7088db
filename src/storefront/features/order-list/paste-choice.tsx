/** Possible designs with pictures; none is preselected. */
import { cardTitle } from '#core/card-text.ts';
import { formatGrams, formatRupees } from '#core/format.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { Entries, PasteToAnswer } from './model/settle-paste.ts';
import { Picture } from '#ui/react/picture.tsx';
import { SMALL } from './order-class.ts';
import { THUMBNAIL } from '#ui/thumbnail-class.ts';

interface Props {
  options: PasteToAnswer['options'];
  entries: Entries;
  onTake: (skus: readonly string[]) => void;
}

const factsOf = ({ sku, netWeightMg, pricePaise }: CatalogueEntry): string =>
  [sku, formatGrams(netWeightMg), ...(pricePaise === null ? [] : [formatRupees(pricePaise)])].join(
    ' · ',
  );

export const PasteChoice = ({ options, entries, onTake }: Props) => (
  <ul className="mt-2.5 grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-2">
    {options.map(({ label, skus }) => {
      const entry = entries.get(skus[0] ?? '');
      return (
        <li key={label}>
          <button
            type="button"
            className="flex size-full items-center gap-3 rounded-sm border border-edge bg-white p-1.5 text-start hover:border-ink"
            aria-label={label}
            onClick={() => onTake(skus)}
          >
            <span className={`size-14 flex-none ${THUMBNAIL}`}>
              {entry?.image && <Picture image={entry.image} sizes="4.5rem" />}
            </span>
            <span>
              <b className="font-medium">{cardTitle(entry?.title ?? label)}</b>
              {entry && <span className={`block ${SMALL}`}>{factsOf(entry)}</span>}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);
