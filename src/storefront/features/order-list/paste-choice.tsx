/** Designs of which one may be meant, each with its picture; none is chosen beforehand. */
import { cardTitle } from '#core/card-text.ts';
import { formatGrams, formatRupees } from '#core/format.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { Entries, PasteToAnswer } from './model/settle-paste.ts';
import { Picture } from '#ui/react/picture.tsx';

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
  <ul className="paste-choice">
    {options.map(({ label, skus }) => {
      const entry = entries.get(skus[0] ?? '');
      return (
        <li key={label}>
          <button type="button" aria-label={label} onClick={() => onTake(skus)}>
            <span className="order-picture">
              {entry?.image && <Picture image={entry.image} sizes="4.5rem" />}
            </span>
            <span>
              <b>{cardTitle(entry?.title ?? label)}</b>
              {entry && <span className="order-small">{factsOf(entry)}</span>}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);
