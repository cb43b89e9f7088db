/** An empty order list, and how to fill it. */
import { orderMinimumSentence } from '#core/order/order-minimum.ts';
import { productsPath } from '#core/paths.ts';
import { Icon } from '#ui/react/icon.tsx';
import type { CatalogueState } from '#storefront/shared/parts/use-catalogue.ts';
import { EMPTY_ID } from './use-order-list.ts';

export function EmptyOrder({ catalogue }: { catalogue: CatalogueState }) {
  const minimum =
    catalogue.state === 'ready' ? orderMinimumSentence(catalogue.value.contact.orderMinimum) : '';
  return (
    <div
      className="grid justify-items-center gap-3 pt-10 pb-6 text-center outline-none"
      id={EMPTY_ID}
      tabIndex={-1}
    >
      <Icon name="bag" size={36} className="text-gilt" />
      <h3 className="text-2xl">Your order list is empty</h3>
      <p className="max-w-104 text-ink-soft">
        Add designs from their product pages, or paste an order. <br />
        {/* The line is always rendered, so that loading causes no layout shift. */}
        {minimum === '' ? '\u00A0' : minimum}
      </p>
      <p>
        <a className="mt-2 btn btn-primary" href={productsPath()}>
          View the catalogue
        </a>
      </p>
    </div>
  );
}
