/** An empty order list, and how to fill it. */
import { orderMinimumSentence } from '#core/order/order-minimum.ts';
import { productsPath } from '#core/paths.ts';
import { Icon } from '#ui/react/icon.tsx';
import type { CatalogueState } from '#storefront/shared/parts/use-catalogue.ts';
import { EMPTY_ID } from './use-desk.ts';

export function EmptyOrder({ catalogue }: { catalogue: CatalogueState }) {
  const minimum =
    catalogue.state === 'ready' ? orderMinimumSentence(catalogue.value.contact.orderMinimum) : '';
  return (
    <div className="order-empty" id={EMPTY_ID} tabIndex={-1}>
      <Icon name="bag" size={36} />
      <h3>Your order list is empty</h3>
      <p>
        Add designs from their product pages, or paste an order. <br />
        {/* Its line is there from the start, so nothing moves when it loads. */}
        {minimum === '' ? '\u00A0' : minimum}
      </p>
      <p>
        <a className="btn btn-primary" href={productsPath()}>
          View the catalogue
        </a>
      </p>
    </div>
  );
}
