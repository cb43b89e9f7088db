/** Sheets of labels: A4 with 24 SKU labels (70 × 37 mm) or 8 address labels (105 × 74 mm) each. */
import type { ReactNode } from 'react';
import { formatGrams } from '#core/format.ts';
import { formatPhone } from '#core/format-phone.ts';
import { slices } from '#core/slices.ts';
import type { SiteSettings } from '#schema/settings.ts';
import { QrCode } from '#ui/react/paper/qr-code.tsx';
import type { OrdersToPrint } from './actions/read-orders.ts';
import { labelSize } from './model/label-size.ts';
import type { PickLine } from './model/pick-list.ts';
import { partyOf } from './paper.tsx';

interface SheetsProps {
  look: 'sku-labels' | 'address-labels';
  /** Labels of a sheet. */
  size: number;
  labels: readonly ReactNode[];
}

const Sheets = ({ look, size, labels }: SheetsProps) =>
  slices(labels, size).map((some, sheet) => (
    <ul key={sheet} className={`paper label-sheet ${look}`} aria-label={`Sheet ${sheet + 1}`}>
      {some.map((label, at) => (
        <li key={at}>{label}</li>
      ))}
    </ul>
  ));

const SKUS_ON_SHEET = 24;
const ADDRESSES_ON_SHEET = 8;

const SkuLabel = ({ label: { code, scan, title, size, unitWeightMg } }: { label: PickLine }) => (
  <>
    <QrCode text={scan} label={`Code of ${scan}`} className="size-[26mm] shrink-0" />
    <div className="min-w-0 leading-tight wrap-anywhere">
      <p className="text-[11pt] font-semibold">{code}</p>
      <p className="line-clamp-2 text-[8.5pt]">{title}</p>
      {size !== undefined && <p className="text-[8.5pt]">Size {size}</p>}
      {unitWeightMg !== undefined && (
        <p className="text-[8.5pt]">{formatGrams(unitWeightMg)} net</p>
      )}
    </div>
  </>
);

export const SkuLabelSheets = ({ labels }: { labels: readonly PickLine[] }) => (
  <Sheets
    look="sku-labels"
    size={SKUS_ON_SHEET}
    labels={labels.map((label, at) => (
      <SkuLabel key={at} label={label} />
    ))}
  />
);

interface AddressProps {
  order: OrdersToPrint['orders'][number];
  seller: SiteSettings;
}

/** Long addresses have smaller type, because a label cuts what it has no room for. */
function AddressLabel({ order, seller }: AddressProps) {
  const { name, attention, phone, address } = partyOf(order);
  const { address: from } = seller;
  const lines = [
    ...(attention === undefined ? [] : [`Attn. ${attention}`]),
    ...(address?.lines ?? []),
    ...(address ? [`${address.city} ${address.pin}, ${address.state}`] : []),
    formatPhone(phone),
  ];
  const sender = `From ${seller.businessName}, ${from.lines.join(', ')}, ${from.city} ${from.pin} · ${formatPhone(seller.phone)} · Order ${order.number}`;
  const size = labelSize({ name, lines, from: sender });
  return (
    <div
      className="grid w-full content-between gap-[2mm] leading-tight wrap-anywhere"
      style={{ fontSize: `${size}pt` }}
    >
      <div>
        <p className="text-[0.85em]">To</p>
        <p className="text-[1.2em] font-semibold">
          <bdi>{name}</bdi>
        </p>
        {lines.map((line, at) => (
          <p key={at}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      <p className="border-t border-ink pt-[1.5mm] text-[0.85em]">{sender}</p>
    </div>
  );
}

export const AddressLabelSheets = ({
  orders,
  seller,
}: Pick<OrdersToPrint, 'orders'> & { seller: SiteSettings }) => (
  <Sheets
    look="address-labels"
    size={ADDRESSES_ON_SHEET}
    labels={orders.map((order) => (
      <AddressLabel key={order.id} order={order} seller={seller} />
    ))}
  />
);
