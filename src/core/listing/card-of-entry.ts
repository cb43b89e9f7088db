/** The product card of a catalogue entry, for built pages and for the browser. */
import { cardFacts } from '#core/card-text.ts';
import type { CardPrice, ProductCard } from '#core/catalogue.ts';
import { cardPrice } from '#core/card-price.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

const priceOf = ({ priceMode, prices, moq }: CatalogueEntry): CardPrice =>
  cardPrice({ priceMode, moq, ...prices });

/** The card of an entry, as the built pages show it. */
export const cardOfEntry = (entry: CatalogueEntry): ProductCard => ({
  sku: entry.sku,
  slug: entry.slug,
  title: entry.title,
  image: entry.image === null ? null : { ...entry.image, alt: '' },
  price: priceOf(entry),
  unit: entry.unit,
  netWeightMg: entry.netWeightMg,
  facts: cardFacts(entry),
  isNew: entry.isNew,
});
