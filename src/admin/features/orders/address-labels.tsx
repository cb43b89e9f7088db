/** Address labels of orders. */
import { formatPhone } from '#core/format-phone.ts';
import { buyerOf } from '#core/invoicing/buyer.ts';
import type { SiteSettings } from '#schema/settings.ts';
import { LabelSheets } from '#admin/shell/labels/label-sheets.tsx';
import type { OrdersToPrint } from './actions/read-orders.ts';
import { labelSize } from './model/label-size.ts';

const ADDRESSES_ON_SHEET = 8;

interface AddressProps {
  order: OrdersToPrint['orders'][number];
  seller: SiteSettings;
}

/** Long addresses have smaller type, because a label cuts what it has no room for. */
function AddressLabel({ order, seller }: AddressProps) {
  const { name, attention, phone, address } = buyerOf(order);
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
  <LabelSheets
    look="address-labels"
    size={ADDRESSES_ON_SHEET}
    labels={orders.map((order) => (
      <AddressLabel key={order.id} order={order} seller={seller} />
    ))}
  />
);
