/** Links to an order, to the order list with filters, or to a new order. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button-class.ts';

/** Filters of the order list as URL parameters; days are `YYYY-MM-DD` in India. */
export interface OrderFilter {
  from?: string | undefined;
  to?: string | undefined;
  status?: string | undefined;
  state?: string | undefined;
  uid?: string | undefined;
  sort?: 'due' | 'refund' | undefined;
}

const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`;
const ORDERS_PATH: string = '/orders';
const NEW_ORDER_PATH: string = '/orders/new';

export const OrderLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link to={orderPath(id)} className="whitespace-nowrap link">
    {children}
  </Link>
);

interface OrdersProps {
  filter: OrderFilter;
  className?: string;
  children: ReactNode;
}

export const OrdersLink = ({ filter, className = 'link', children }: OrdersProps) => (
  // The target route belongs to another feature, which validates the parameters.
  <Link to={ORDERS_PATH} search={filter as never} className={className}>
    {children}
  </Link>
);

/** @param customer uid of the customer for whom it is */
export const NewOrderLink = ({ customer }: { customer: string }) => (
  <Link
    to={NEW_ORDER_PATH}
    // As for the list.
    search={{ customer } as never}
    className={buttonClass('secondary', 'small')}
  >
    New order
  </Link>
);
