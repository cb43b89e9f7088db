/** Contact and delivery address of an order. */
import { formatPhone } from '#core/format-phone.ts';
import type { OrderRequest } from '#storefront/shared/order/order-request.ts';

interface RowsProps {
  rows: readonly (string | undefined)[];
  className: string;
}

const Rows = ({ rows, className }: RowsProps) => (
  <p>
    {rows
      .filter((row) => row !== undefined)
      .map((row, index) => (
        <span key={index} className={className} dir="auto">
          {row}
        </span>
      ))}
  </p>
);

interface ContactProps extends Pick<OrderRequest, 'contact'> {
  className: string;
}

export const ContactRows = ({
  contact: { name, businessName, phone, email, gstin },
  className,
}: ContactProps) => (
  <Rows
    rows={[name, businessName, formatPhone(phone), email, gstin && `GSTIN ${gstin}`]}
    className={className}
  />
);

interface PlaceProps {
  address: NonNullable<OrderRequest['address']>;
  className: string;
}

export const PlaceRows = ({ address: { lines, city, pin, state }, className }: PlaceProps) => (
  <Rows rows={[...lines, `${city} ${pin}`, state]} className={className} />
);
