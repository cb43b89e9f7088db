/** How to pay the advance or the balance of an order, as its latest paper says. Nothing if there is nothing to pay. */
import { useCallback } from 'react';
import { formatRupees } from '#core/format.ts';
import { upiLink } from '#core/invoicing/upi-link.ts';
import { toPayOf, type ToPay } from './model/to-pay.ts';
import type { Order } from '#schema/order.ts';
import type { TradePaper } from '#schema/trade-paper.ts';
import { QrCode } from '#ui/react/paper/qr-code.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { BLOCK } from './account-class.ts';
import { loadPayee } from './actions/load-payee.ts';
import { LoadState } from './load-state.tsx';

const ROW = 'flex flex-wrap justify-between gap-x-4';

const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="min-w-56 flex-1">
    {facts.map(([name, value]) => (
      <div key={name} className={ROW}>
        <dt className="text-ink-soft">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);

interface WaysProps {
  payee: Pick<TradePaper, 'bank' | 'upiId' | 'seller'>;
  amountPaise: number;
  /** The order number. */
  reference: string;
}

/** A payment app on phones, and a code for one on other devices; the bank account for others. */
function Ways({ payee: { bank, upiId, seller }, amountPaise, reference }: WaysProps) {
  const amount = formatRupees(amountPaise);
  const payee = seller.tradeName ?? seller.name;
  const link = upiId && upiLink({ upiId, payee, amountPaise, reference });
  const facts = [
    ...(upiId === undefined ? [] : [['UPI ID', upiId] as const]),
    ...(bank
      ? [
          ['Account name', bank.name] as const,
          ['Account number', bank.number] as const,
          ['Bank', bank.bank] as const,
          ['IFSC', bank.ifsc] as const,
        ]
      : []),
    ['Payment reference', reference] as const,
  ];
  return (
    <>
      {link && (
        <p className="pointer-fine:hidden">
          <a className="btn btn-primary" href={link}>
            Pay {amount} by UPI
          </a>
        </p>
      )}
      <div className="flex flex-wrap gap-5">
        <Facts facts={facts} />
        {link && (
          <figure className="grid justify-items-center text-sm pointer-coarse:hidden">
            <QrCode text={link} label={`UPI code to pay ${amount}`} className="size-32" />
            <figcaption>Scan to pay {amount}</figcaption>
          </figure>
        )}
      </div>
    </>
  );
}

interface Props {
  id: string;
  order: Order;
  /** Whether the quote has expired. */
  isOver: boolean;
}

export function HowToPay({ id, order, isOver }: Props) {
  const toPay = isOver ? undefined : toPayOf(order);
  return toPay && <Payee id={id} order={order} toPay={toPay} />;
}

function Payee({ id, order: { uid, number }, toPay }: Omit<Props, 'isOver'> & { toPay: ToPay }) {
  const loading = useLoaded(useCallback(() => loadPayee(id, uid), [id, uid]));
  const { loaded } = loading;
  if (loaded.state !== 'ready') return <LoadState loading={loading} rows={1} />;
  if (loaded.value === undefined) return null;
  const { name, amountPaise } = toPay;
  return (
    <section className={BLOCK} aria-labelledby="how-to-pay">
      <h3 id="how-to-pay" className="text-xl">
        How to pay
      </h3>
      <p className={`${ROW} font-semibold`}>
        <span>{name}</span>
        <span className="tabular-nums">{formatRupees(amountPaise)}</span>
      </p>
      <Ways payee={loaded.value} amountPaise={amountPaise} reference={number} />
    </section>
  );
}
