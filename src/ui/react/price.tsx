/** The price on a card: the amount per unit, or how to see it. */
import type { CardPrice } from '#core/catalogue.ts';
import { missingAmount, pricePerUnit } from '#core/card-text.ts';
import { formatRupees } from '#core/format.ts';
import { CARD_AMOUNT } from '#ui/card-class.ts';

export function Price({ price, unit }: { price: CardPrice; unit: string }) {
  if (price.mode !== 'public') {
    const text = missingAmount(price);
    const isHint = price.mode === 'signIn' && price.text === undefined;
    return isHint ? <span className="text-gold">{text}</span> : text;
  }
  return (
    <>
      {price.isFrom && 'from '}
      <b className={CARD_AMOUNT}>{formatRupees(price.pricePaise)}</b>{' '}
      <span>{pricePerUnit(price, unit)}</span>
    </>
  );
}
