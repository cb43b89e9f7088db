/** A print page of an order: an A4 sheet with the seller in its head, displayed as printed. */
import { Button } from '#admin/shell/button.tsx';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { waitingFor } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { ScreenMissing, ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { formatPhone } from '#core/format-phone.ts';
import { isGstin } from '#core/gstin.ts';
import type { Order } from '#schema/order.ts';
import type { SiteSettings } from '#schema/settings.ts';
import { loadPieces, skusOf, type Pieces } from './actions/load-pieces.ts';
import { crumbsOf, sellerQuery, useOrder } from './use-order.ts';

/** The data of a print page. */
export interface PaperData {
  id: string;
  order: Order;
  seller: SiteSettings;
  /** Products of requested and quoted lines. */
  products: Pieces;
}

const NO_SELLER = new Error(
  'The shop settings are incomplete. Complete them under Settings, then print.',
);

interface ScreenProps {
  id: string;
  /** `Quotation` or `Packing slip`. */
  name: string;
  children: (data: PaperData) => ReactNode;
}

/** Loads the data of a print page. */
export function PaperScreen({ id, name, children }: ScreenProps) {
  const order = useOrder(id);
  const seller = useQuery(sellerQuery);
  const loaded = order.data?.fits === true ? order.data.value : undefined;
  const products = useQuery({
    queryKey: ['products of a paper', id, loaded?.rev],
    queryFn: loaded ? () => loadPieces(skusOf(loaded)) : skipToken,
  });
  if (loaded && seller.data && products.data)
    return children({ id, order: loaded, seller: seller.data, products: products.data });
  if (order.data !== undefined && !loaded) return <ScreenMissing />;
  const waiting = waitingFor([order, seller, products]);
  const query = seller.data === null ? { ...seller, data: undefined, error: NO_SELLER } : waiting;
  return <ScreenWaiting title={name} crumbs={crumbsOf(id)} query={query} />;
}

interface PaperProps extends Omit<PaperData, 'products'> {
  name: string;
  /** Rows of the head, such as the date. */
  facts: readonly (readonly [name: string, value: string])[];
  /** Why it can't be printed yet; also stamped on the sheet. */
  blocked?: string | undefined;
  children: ReactNode;
}

function Seller({ seller }: { seller: SiteSettings }) {
  const { legalName, businessName, address, phone, email, gstin } = seller;
  return (
    <div className="max-w-[95mm]">
      <p className="font-display text-[17pt]">{businessName}</p>
      {legalName !== businessName && <p>{legalName}</p>}
      <p>{[...address.lines, `${address.city} ${address.pin}`, address.state].join(', ')}</p>
      <p>
        {formatPhone(phone)} · {email}
      </p>
      {gstin !== undefined && <p>GSTIN {gstin}</p>}
    </div>
  );
}

export const Paper = ({ id, order, seller, name, facts, blocked, children }: PaperProps) => (
  <Screen
    title={`${name} ${order.number}`}
    crumbs={crumbsOf(id, order)}
    actions={
      blocked === undefined && (
        <Button kind="primary" onClick={() => print()}>
          Print or save as PDF
        </Button>
      )
    }
  >
    <div className="overflow-x-clip print:overflow-visible">
      <article className="paper mx-auto min-h-[297mm] w-[210mm] max-w-full border border-line bg-[#fff] px-[12mm] py-[14mm] text-[10pt]/[1.45] text-ink scheme-light max-sm:min-h-0 max-sm:p-4 print:min-h-0 print:w-auto print:border-0 print:p-0">
        {blocked !== undefined && (
          <p className="mb-[5mm] border-2 border-[#a3231c] px-[3mm] py-[2mm] font-semibold text-[#a3231c]">
            {blocked}
          </p>
        )}
        <header className="flex justify-between gap-[10mm] border-b border-ink pb-[5mm] max-sm:flex-col max-sm:gap-4">
          <Seller seller={seller} />
          <div>
            <h2 className="mb-[2mm] text-end text-[15pt] font-semibold max-sm:text-start">
              {name}
            </h2>
            <dl className="grid grid-cols-[auto_auto] justify-end gap-x-[4mm] gap-y-[0.5mm] max-sm:justify-start [&_dd]:text-end [&_dd]:font-medium max-sm:[&_dd]:text-start">
              <dt>Order</dt>
              <dd>{order.number}</dd>
              {facts.map(([fact, value]) => (
                <div key={fact} className="contents">
                  <dt>{fact}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </header>
        {children}
      </article>
    </div>
  </Screen>
);

interface PartyProps {
  /** Heading, such as `Ship to` or `Quoted to`. */
  name: string;
  order: Order;
  withGstin?: boolean;
}

/** The customer. */
export function PaperParty({ name, order: { contact, address }, withGstin = false }: PartyProps) {
  const { businessName, phone, gstin } = contact;
  return (
    <section className="my-[6mm]">
      <h3>{name}</h3>
      <p className="font-semibold">
        <bdi>{businessName ?? contact.name}</bdi>
      </p>
      {businessName !== undefined && businessName !== contact.name && (
        <p>
          Attn. <bdi>{contact.name}</bdi>
        </p>
      )}
      {address &&
        [...address.lines, `${address.city} ${address.pin}, ${address.state}`].map((line, at) => (
          <p key={at}>
            <bdi>{line}</bdi>
          </p>
        ))}
      <p>{formatPhone(phone)}</p>
      {withGstin && gstin !== undefined && isGstin(gstin) && <p>GSTIN {gstin}</p>}
    </section>
  );
}

/** A text under its heading. */
export const PaperNote = ({ name, text }: { name: string; text: string }) => (
  <section className="mt-[5mm] break-inside-avoid wrap-anywhere">
    <h3>{name}</h3>
    <p className="whitespace-pre-line" dir="auto">
      {text}
    </p>
  </section>
);
