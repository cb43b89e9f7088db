/** Product cards, in built pages (rendered without a script) and in lists made in the browser. */
import { Fragment } from 'react';
import { cardTitle } from '#core/card-text.ts';
import type { ProductCard as Card } from '#core/catalogue.ts';
import { perOtherUnit } from '#core/fact-text.ts';
import { formatGrams } from '#core/format.ts';
import { productPath } from '#core/paths.ts';
import { badgeClass } from '#ui/badge-class.ts';
import {
  CARD_BADGE,
  CARD_FACTS,
  CARD_GRID,
  CARD_LINK,
  CARD_PRICE,
  CARD_ROOT,
  CARD_SIZES,
  CARD_TILE,
  PRODUCT_TITLE,
} from '#ui/card-class.ts';
import { NoPicture } from '#ui/react/no-picture.tsx';
import { Picture } from '#ui/react/picture.tsx';
import { Price } from '#ui/react/price.tsx';

/** The heading level of the cards. */
type Level = 'h2' | 'h3';

interface CardProps {
  card: Card;
  level: Level;
  /** In the first view: the picture loads eagerly. */
  first?: boolean;
}

/** All of the card is one link with the product's title as name. */
function ProductCard({ card, level: Heading, first }: CardProps) {
  return (
    <article className={CARD_ROOT}>
      <div className={CARD_TILE}>
        {card.image ? (
          <Picture image={card.image} sizes={CARD_SIZES} first={first} />
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
        {`${card.sku} · ${formatGrams(card.netWeightMg)}${perOtherUnit(card.unit)}`}
      </p>
      <p className={CARD_PRICE} data-price={card.price.mode}>
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

interface Props {
  cards: readonly Card[];
  level: Level;
  /** Number of pictures in the first view, which load first. */
  inSight?: number;
  /** Two columns on phones and four on desktops, unless given. */
  className?: string;
}

export const ProductGrid = ({ cards, level, inSight = 0, className = CARD_GRID }: Props) => (
  <ul className={className}>
    {cards.map((card, place) => (
      <li key={card.sku}>
        <ProductCard card={card} level={level} first={place < inSight} />
      </li>
    ))}
  </ul>
);
