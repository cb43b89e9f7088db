/** Payment links of UPI, as QR codes contain them (NPCI, UPI Linking Specifications 1.6). */
import { decimalRupees } from '#core/format.ts';

interface UpiPayment {
  /** The UPI ID of the payee. */
  upiId: string;
  payee: string;
  amountPaise: number;
  /** What is paid, like `INV/26-27/0001`. */
  reference: string;
}

/** `upi://pay?pa=…`: opens a payment app with payee and amount filled in. */
export const upiLink = ({ upiId, payee, amountPaise, reference }: UpiPayment): string =>
  `upi://pay?${Object.entries({
    pa: upiId,
    pn: payee,
    am: decimalRupees(amountPaise),
    cu: 'INR',
    tn: reference,
  })
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`)
    .join('&')}`;
