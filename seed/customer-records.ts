/** Notes of the demo shop's staff about customers. */
import { customerRecordKind, type CustomerRecord } from '#schema/customer-record.ts';
import { HOUR } from './clock.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { GROUPS } from './settings.ts';
import { editedByStaff } from './staff-edit.ts';

type Noted = Pick<CustomerRecord, 'notes' | 'group' | 'creditLimitPaise'> & {
  tags: readonly string[];
};

const [CHAINS, FRIENDS] = GROUPS;

/** Assigned to some customers in turn. */
const NOTED: readonly Noted[] = [
  {
    ...{ tags: ['Regular'], notes: 'Orders before every festival. Likes to choose by video call.' },
    ...{ group: FRIENDS.id, creditLimitPaise: 20_000_000 },
  },
  { tags: ['Regular', 'Oxidised'], notes: '', group: CHAINS.id },
  { tags: ['Pays in advance'], notes: 'Send the packing list by WhatsApp before dispatch.' },
  { tags: ['New shop'], notes: 'Opened a second counter; asks for lighter pieces.' },
];

/** Every third customer has a record. */
const EVERY = 3;

/** @param place in the list of customers, from 0 */
const notedAt = (place: number): Noted | undefined =>
  place % EVERY === 0 ? NOTED[(place / EVERY) % NOTED.length] : undefined;

export function searchedOfRecord(place: number): Pick<Noted, 'tags' | 'notes'> {
  const { tags = [], notes = '' } = notedAt(place) ?? {};
  return { tags, notes };
}

export function* customerRecordDocuments(): Generator<DemoDocument> {
  for (const [place, { profile }] of DEMO_CUSTOMERS.entries()) {
    const noted = notedAt(place);
    if (noted === undefined) continue;
    yield demoDocument(customerRecordKind, `customers/${profile.uid}`, {
      ...noted,
      tags: [...noted.tags],
      ...editedByStaff(profile.createdAt + HOUR),
    });
  }
}
