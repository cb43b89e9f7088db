/** A section of one document of the customer: loading, failed, not in the account, or shown. */
import type { ReactNode } from 'react';
import { Button } from '#ui/react/button.tsx';
import type { Loading } from '#ui/react/use-loaded.ts';
import { CHOICE_ROW, LINE_LINK } from './account-class.ts';
import { Heading } from './heading.tsx';
import { LoadState } from './load-state.tsx';
import { pathOf } from './model/account-place.ts';

export const OrdersLink = () => (
  <p>
    <a className={LINE_LINK} href={pathOf({ section: 'orders' })}>
      All orders
    </a>
  </p>
);

interface Props<T> {
  loading: Loading<T | undefined>;
  name: 'Order' | 'Proforma invoice' | 'Invoice';
  /** The same for a missing document and for another customer's. */
  missing: string;
  children: (value: T) => ReactNode;
}

export function OneDocument<T>({ loading, name, missing, children }: Props<T>) {
  const { loaded } = loading;
  if (loaded.state !== 'ready')
    return (
      <>
        <Heading>{name}</Heading>
        <LoadState loading={loading} rows={5} />
      </>
    );
  if (loaded.value !== undefined) return children(loaded.value);
  return (
    <>
      <Heading>{`We can’t show this ${name.toLowerCase()}`}</Heading>
      <p>{missing}</p>
      <OrdersLink />
    </>
  );
}

interface PaperProps {
  /** Of the order or document. */
  number: string;
  title: string;
  order: { id: string; number: string };
}

/** The heading of a paper, with links to print it and to its order. */
export const PaperHead = ({ number, title, order }: PaperProps) => (
  <>
    <Heading number={number}>{`${title} ${number}`}</Heading>
    <p className={`${CHOICE_ROW} items-center`}>
      <Button kind="primary" size="small" onClick={() => print()}>
        Print or save as PDF
      </Button>
      <a className={LINE_LINK} href={pathOf({ section: 'order', id: order.id })}>
        Order {order.number}
      </a>
    </p>
  </>
);
