/** An order of the demo shop that staff have begun to enter. */
import { orderDraftKind } from '#schema/order-draft.ts';
import { formatPhone } from '#core/format-phone.ts';
import { daysBefore } from './clock.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { editedByStaff } from './staff-edit.ts';

/** A customer who called, and will say the rest later. */
const CALLER = 4;

/** None for an empty shop. */
export function* orderDraftDocuments(products: number): Generator<DemoDocument> {
  const profile = DEMO_CUSTOMERS[CALLER]?.profile;
  if (products === 0 || profile === undefined) return;
  const { uid, displayName, businessName, phone, gstin = '' } = profile;
  yield demoDocument(orderDraftKind, 'orderDrafts/5b0f7a52-5a0e-4f6e-9a41-2f6f0d3c9b17', {
    customer: {
      ...{ uid, name: displayName, businessName, phone: formatPhone(phone), email: '', gstin },
    },
    source: 'phone',
    address: { line1: '', line2: '', line3: '', city: '', state: '', pin: '' },
    list: 'RG101 8x6 9x6\nER104 24',
    note: 'Calls again about the sizes.',
    ...editedByStaff(daysBefore(1, 12)),
  });
}
