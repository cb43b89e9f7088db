/** The draft of an order request while the tab is open; survives a reload. */
import {
  EMPTY_REQUEST,
  type RequestForm,
} from '#storefront/features/order-list/model/request-form.ts';
import { fieldsOf, jsonFrom } from '#core/unknown-json.ts';
import { sessionStore } from '#firebase/browser/session/browser-storage.ts';
import { DRAFT_KEY } from '#core/account/storage-keys.ts';

/** Longer than any field allows. */
const LONGEST = 1_000;

/** The validated draft; empty for another customer or none. */
export function readRequestDraft(uid: string): RequestForm {
  const { form, uid: whose } = fieldsOf(jsonFrom(sessionStore.read(DRAFT_KEY) ?? '')) ?? {};
  const fields = whose === uid ? fieldsOf(form) : undefined;
  const entries = Object.keys(EMPTY_REQUEST).map((field) => {
    const text = fields?.[field];
    return [field, typeof text === 'string' && text.length <= LONGEST ? text : ''];
  });
  // Only these fields.
  return Object.fromEntries(entries) as RequestForm;
}

export const writeDraft = (uid: string, form: RequestForm): void =>
  void sessionStore.write(DRAFT_KEY, JSON.stringify({ uid, form }));

export const deleteRequestDraft = (): void => sessionStore.drop(DRAFT_KEY);
