/** Says that nothing has been collected, and how to begin. */
import { productsPath } from '#domain/paths.ts';
import { Icon } from '#parts/icon.tsx';
import { EMPTY_ID } from './use-desk.ts';

export const EmptyOrder = () => (
  <div className="order-empty" id={EMPTY_ID} tabIndex={-1}>
    <Icon name="bag" size={36} />
    <h3>Your order list is empty</h3>
    <p>Add pieces from their own pages, or paste an order as you would write it to us.</p>
    <p>
      <a className="btn btn-primary" href={productsPath()}>
        View the catalogue
      </a>
    </p>
  </div>
);
