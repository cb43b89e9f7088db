/** The search index of the demo shop's customers, as the functions would write it. */
import { indexOfCustomer } from '#core/account/customer-index.ts';
import { customerIndexKind } from '#schema/customer-index.ts';
import { tagsOf } from './customer-records.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';

export function* customerIndexDocuments(): Generator<DemoDocument> {
  for (const [place, { profile, addresses }] of DEMO_CUSTOMERS.entries()) {
    const cities = addresses.map(({ city }) => city);
    const index = indexOfCustomer(profile, { cities, tags: tagsOf(place) });
    yield demoDocument(customerIndexKind, `customerIndex/${profile.uid}`, index);
  }
}
