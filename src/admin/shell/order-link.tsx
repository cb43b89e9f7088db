/** Ways to orders from other screens: to one of them, or to the list of those that fit. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** What the list of orders is filtered by, as its address says it; days are `YYYY-MM-DD`, in India. */
export interface OrdersWanted {
  from?: string | undefined;
  to?: string | undefined;
  status?: string | undefined;
  state?: string | undefined;
  uid?: string | undefined;
}

const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`;
const ORDERS_PATH: string = '/orders';

interface OrderProps {
  id: string;
  children: ReactNode;
}

export const OrderLink = ({ id, children }: OrderProps) => (
  <Link to={orderPath(id)} className="whitespace-nowrap link">
    {children}
  </Link>
);

interface OrdersProps {
  wanted: OrdersWanted;
  className?: string;
  children: ReactNode;
}

export const OrdersLink = ({ wanted, className = 'link', children }: OrdersProps) => (
  // The router knows addresses by their features; the list of orders reads its own, whatever stands there.
  <Link to={ORDERS_PATH} search={wanted as never} className={className}>
    {children}
  </Link>
);
