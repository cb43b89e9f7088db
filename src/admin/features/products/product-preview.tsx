/** Live preview of the product card and page. */
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { productOf } from '#core/editing/product-form.ts';
import { formatGrams, formatRupees } from '#core/format.ts';
import { useSilverRate } from '#admin/shell/silver/use-silver-rate.ts';
import { atRate } from '#core/silver/price-at-rate.ts';
import { pricePerUnit } from '#core/card-text.ts';
import { cardOfEntry } from '#core/listing/card-of-entry.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { orderRule, productFacts } from '#core/product-text.ts';
import { renditionAtLeast } from '#core/renditions.ts';
import type { ProductCard } from '#core/catalogue.ts';
import type { Product } from '#schema/product.ts';

const HIDDEN = { signIn: 'Sign in to see prices', onRequest: 'Price on request' } as const;

function priceText({ price, unit }: ProductCard): string {
  if (price.mode !== 'public') return HIDDEN[price.mode];
  return `${price.isFrom ? 'from ' : ''}${formatRupees(price.pricePaise)} ${pricePerUnit(price, unit)}`;
}

/** px */
const CARD_WIDTH = 224;

const PICTURE = 'mb-2 aspect-square w-full max-w-56 rounded-sm bg-ground';

function Card({ product }: { product: Product }) {
  const card = cardOfEntry(entryOf('', product));
  const [image] = product.images;
  return (
    <article className="grid gap-0.5 text-sm">
      {image ? (
        <img
          src={renditionAtLeast(image, CARD_WIDTH)}
          alt=""
          className={`${PICTURE} object-cover`}
        />
      ) : (
        <span className={`${PICTURE} grid place-items-center text-ink-soft`} aria-hidden="true">
          {card.sku}
        </span>
      )}
      <p className="font-semibold">{card.title}</p>
      <p className="text-ink-soft">
        {card.sku} · {formatGrams(card.netWeightMg)}
      </p>
      <p className="font-semibold">{priceText(card)}</p>
      <p className="text-ink-soft">{card.facts.join(' · ')}</p>
    </article>
  );
}

/** Never delays typing; while the form is invalid, it shows the last valid state. */
export function ProductPreview() {
  const rate = useSilverRate();
  const typed = productOf(useDeferredValue(useWatch()));
  const product = typed && atRate(typed, rate);
  const [last, setLast] = useState(product);
  if (product !== undefined && product !== last && !isSameProduct(product, last)) setLast(product);
  if (last === undefined) {
    return <p className="text-sm text-ink-soft">Fill in the required fields to see a preview.</p>;
  }
  return (
    <div className="grid gap-3" aria-label="Preview" role="group">
      <Card product={last} />
      {last.description !== '' && <p className="text-sm whitespace-pre-line">{last.description}</p>}
      <p className="text-sm">{orderRule(last)}</p>
      <dl className="text-sm">
        {productFacts(last).map(([name, value]) => (
          <div key={name} className="grid grid-cols-[9rem_1fr] gap-2 border-t border-line py-1">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const isSameProduct = (one: Product, other: Product | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
