/** The price on a card: the amount per piece, or how to see it. */
import type { CardPrice } from '#core/catalogue.ts';
import { formatRupees } from '#core/format.ts';
import { PRICE } from '#ui/card-class.ts';

export function Price({ price }: { price: CardPrice }) {
  if (price.mode === 'signIn') return <span className="text-gold">Sign in to see prices</span>;
  if (price.mode === 'onRequest') return 'Price on request';
  const { pricePaise, lowestPaise } = price;
  return (
    <>
      <b className={PRICE}>{formatRupees(pricePaise)}</b>{' '}
      <span>
        {lowestPaise < pricePaise ? `bulk from ${formatRupees(lowestPaise)}` : 'per piece'}
      </span>
    </>
  );
}
