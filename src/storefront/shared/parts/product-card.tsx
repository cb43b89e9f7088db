/**
 * A product card with the same markup as `ui/ProductCard.astro`; a test of the built site compares them.
 */
import { Fragment } from 'react';
import { cardTitle } from '#core/card-text.ts';
import type { ProductCard as Card } from '#core/catalogue.ts';
import { formatGrams } from '#core/format.ts';
import { productPath } from '#core/paths.ts';
import { badgeClass } from '#ui/badge-class.ts';
import {
  CARD_ROOT,
  CARD_BADGE,
  CARD_FACTS,
  CARD_LINK,
  CARD_PRICE,
  CARD_SIZES,
  CARD_TILE,
  PRODUCT_TITLE,
} from '#ui/card-class.ts';
import { NoPicture } from '#ui/react/no-picture.tsx';
import { Picture } from '#ui/react/picture.tsx';
import { Price } from '#ui/react/price.tsx';

export function ProductCard({ card, level: Heading }: { card: Card; level: 'h2' | 'h3' }) {
  return (
    <article className={CARD_ROOT}>
      <div className={CARD_TILE}>
        {card.image ? (
          <Picture image={card.image} sizes={CARD_SIZES} />
        ) : (
          <NoPicture sku={card.sku} />
        )}
        {card.isNew && <span className={`${badgeClass('gold')} ${CARD_BADGE}`}>New</span>}
      </div>
      <Heading className={PRODUCT_TITLE}>
        <a className={CARD_LINK} href={productPath(card.sku, card.slug)}>
          {cardTitle(card.title)}
        </a>
      </Heading>
      <p className={CARD_FACTS}>
        {card.sku} · {formatGrams(card.netWeightMg)}
      </p>
      <p className={CARD_PRICE} data-price="">
        <Price price={card.price} unit={card.unit} />
      </p>
      <p className={CARD_FACTS}>
        {card.facts.map((fact) => (
          <Fragment key={fact}>
            <span>{fact}</span>{' '}
          </Fragment>
        ))}
      </p>
    </article>
  );
}
