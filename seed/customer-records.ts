/** Notes of the demo shop's staff about customers. */
import { customerRecordKind } from '#schema/customer-record.ts';
import { HOUR } from './clock.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { editedByStaff } from './staff-edit.ts';

/** Assigned to some customers in turn. */
const NOTED: readonly { tags: readonly string[]; notes: string }[] = [
  { tags: ['Regular'], notes: 'Orders before every festival. Likes to choose by video call.' },
  { tags: ['Regular', 'Oxidised'], notes: '' },
  { tags: ['Pays in advance'], notes: 'Send the packing list by WhatsApp before dispatch.' },
  { tags: ['New shop'], notes: 'Opened a second counter; asks for lighter pieces.' },
];

/** Every third customer has a record. */
const EVERY = 3;

export function* customerRecordDocuments(): Generator<DemoDocument> {
  for (const [place, { profile }] of DEMO_CUSTOMERS.entries()) {
    const noted = place % EVERY === 0 ? NOTED[(place / EVERY) % NOTED.length] : undefined;
    if (noted === undefined) continue;
    yield demoDocument(customerRecordKind, `customers/${profile.uid}`, {
      tags: [...noted.tags],
      notes: noted.notes,
      ...editedByStaff(profile.createdAt + HOUR),
    });
  }
}
