/** The price on a card: the amount per unit, or how to see it. */
import type { CardPrice } from '#core/catalogue.ts';
import { pricePerUnit } from '#core/card-text.ts';
import { formatRupees } from '#core/format.ts';
import { CARD_AMOUNT } from '#ui/card-class.ts';

export function Price({ price, unit }: { price: CardPrice; unit: string }) {
  if (price.mode === 'signIn') return <span className="text-gold">Sign in to see prices</span>;
  if (price.mode === 'onRequest') return 'Price on request';
  return (
    <>
      {price.isFrom && 'from '}
      <b className={CARD_AMOUNT}>{formatRupees(price.pricePaise)}</b>{' '}
      <span>{pricePerUnit(price, unit)}</span>
    </>
  );
}
