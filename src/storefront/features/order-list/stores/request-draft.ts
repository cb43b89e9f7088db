/** What somebody has typed of an order request, while the tab is open: a reload loses nothing of it. */
import {
  EMPTY_REQUEST,
  type RequestForm,
} from '#storefront/features/order-list/model/request-form.ts';
import { fieldsOf, jsonFrom } from '#core/unknown-json.ts';
import { keptForVisit } from '#firebase/browser/session/kept.ts';
import { DRAFT_KEY } from '#firebase/browser/session/visit-of-customer.ts';

/** More than any of the fields takes. */
const LONGEST = 1_000;

/** Read with care; of another customer, or of none, nothing. */
export function readDraft(uid: string): RequestForm {
  const { form, uid: whose } = fieldsOf(jsonFrom(keptForVisit.read(DRAFT_KEY) ?? '')) ?? {};
  const fields = whose === uid ? fieldsOf(form) : undefined;
  const found = Object.keys(EMPTY_REQUEST).map((field) => {
    const text = fields?.[field];
    return [field, typeof text === 'string' && text.length <= LONGEST ? text : ''];
  });
  // Made of just these fields.
  return Object.fromEntries(found) as RequestForm;
}

export const writeDraft = (uid: string, form: RequestForm): void =>
  void keptForVisit.write(DRAFT_KEY, JSON.stringify({ uid, form }));

export const dropDraft = (): void => keptForVisit.drop(DRAFT_KEY);
