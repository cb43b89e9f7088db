/** How the piece will look in lists and on its page, as one types. */
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { productOf } from '#core/editing/product-form.ts';
import { formatGrams, formatRupees } from '#core/format.ts';
import { cardOfEntry, entryOf } from '#core/listing/catalogue-entry.ts';
import { orderRule, productFacts } from '#core/product-words.ts';
import { renditionAtLeast } from '#core/renditions.ts';
import type { CardPrice } from '#core/catalogue.ts';
import type { Product } from '#schema/product.ts';

const HIDDEN = { signIn: 'Sign in to see prices', onRequest: 'Price on request' } as const;

function priceWords(price: CardPrice): string {
  if (price.mode !== 'public') return HIDDEN[price.mode];
  const { pricePaise, lowestPaise } = price;
  const more = lowestPaise < pricePaise ? `bulk from ${formatRupees(lowestPaise)}` : 'per piece';
  return `${formatRupees(pricePaise)} ${more}`;
}

/** px */
const CARD_WIDTH = 224;

function Card({ product }: { product: Product }) {
  const card = cardOfEntry(entryOf('', product));
  const [image] = product.images;
  return (
    <article className="admin-preview-card">
      {image ? (
        <img src={renditionAtLeast(image, CARD_WIDTH)} alt="" />
      ) : (
        <span className="admin-no-picture text-ink-soft" aria-hidden="true">
          {card.sku}
        </span>
      )}
      <p className="admin-preview-title">{card.title}</p>
      <p>
        {card.sku} · {formatGrams(card.netWeightMg)}
      </p>
      <p className="font-semibold">{priceWords(card.price)}</p>
      <p>{card.facts.join(' · ')}</p>
    </article>
  );
}

/** Never delays typing; while the form is invalid, it shows the last valid state. */
export function ProductPreview() {
  const product = productOf(useDeferredValue(useWatch()));
  const [last, setLast] = useState(product);
  if (product !== undefined && product !== last && !isSameProduct(product, last)) setLast(product);
  if (last === undefined) {
    return <p className="text-sm text-ink-soft">Fill in the required fields to see a preview.</p>;
  }
  return (
    <div className="admin-preview" aria-label="Preview" role="group">
      <Card product={last} />
      {last.description !== '' && <p className="admin-preview-text">{last.description}</p>}
      <p className="text-sm">{orderRule(last)}</p>
      <dl className="admin-preview-facts">
        {productFacts(last).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const isSameProduct = (one: Product, other: Product | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
