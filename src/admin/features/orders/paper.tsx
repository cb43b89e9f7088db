/** A print page: an A4 sheet with the seller in its head, displayed as printed. */
import { Button } from '#admin/shell/button.tsx';
import type { ReactNode } from 'react';
import { Screen } from '#admin/shell/screen.tsx';
import { formatPhone } from '#core/format-phone.ts';
import type { Order } from '#schema/order.ts';
import type { SiteSettings } from '#schema/settings.ts';

interface Props {
  /** Id of the order. */
  id: string;
  order: Order;
  seller: SiteSettings;
  /** `Quotation` or `Packing slip`. */
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

export const Paper = ({ id, order, seller, name, facts, blocked, children }: Props) => (
  <Screen
    title={`${name} ${order.number}`}
    crumbs={[
      { name: 'Orders', to: '/orders' },
      { name: order.number, to: `/orders/${id}` },
    ]}
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

/** A text under its heading. */
export const PaperNote = ({ name, text }: { name: string; text: string }) => (
  <section className="mt-[5mm] break-inside-avoid wrap-anywhere">
    <h3>{name}</h3>
    <p dir="auto">{text}</p>
  </section>
);
