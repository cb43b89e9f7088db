/** The labels of payments and parcels, for customers and staff. */
import type { PaymentMethod } from '#schema/payment.ts';
import type { ShipmentOutcome } from '#schema/shipment.ts';

export const PAYMENT_METHOD_NAMES: Record<PaymentMethod, string> = {
  upi: 'UPI',
  bankTransfer: 'Bank transfer',
  cash: 'Cash',
  cheque: 'Cheque',
  card: 'Card',
};

export const OUTCOME_NAMES: Record<ShipmentOutcome, string> = {
  delivered: 'Delivered',
  lost: 'Lost',
  returned: 'Returned to sender',
};
