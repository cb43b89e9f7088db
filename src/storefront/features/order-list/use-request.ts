/** The state of a request's form: what is typed, kept for this visit, and what is wrong with it. */
import { useEffect, useState } from 'react';
import type { SavedAddress } from '#core/account/address-list.ts';
import type { Problems } from '#core/account/field-check.ts';
import type { User } from '#core/account/user.ts';
import type { RequestDetails } from '#storefront/shared/order/order-request.ts';
import {
  checkRequest,
  prefilled,
  withDefaultPlace,
  type RequestField,
  type RequestForm,
} from './model/request-form.ts';
import { readDraft, writeDraft } from './stores/request-draft.ts';
import { findCustomer, type Customer } from './find-customer.ts';

const NONE: readonly SavedAddress[] = [];

/** @param known of the copy that the browser keeps, for when nobody else can be asked */
export function useRequest(known: User) {
  const { uid } = known;
  const [customer, setCustomer] = useState<Customer>({ state: 'asking' });
  const [form, setForm] = useState(() => readDraft(uid));
  const [problems, setProblems] = useState<Problems<RequestField>>({});
  const addresses = customer.state === 'here' ? customer.addresses : NONE;

  useEffect(() => {
    let isWanted = true;
    const settle = (found: Customer) => {
      if (!isWanted) return;
      setCustomer(found);
      if (found.state === 'here') {
        const { user, profile } = found;
        setForm((last) => withDefaultPlace(prefilled(last, user, profile), found.addresses));
      } else if (found.state === 'unknown' || found.state === 'late') {
        setForm((last) => prefilled(last, known, null));
      }
    };
    findCustomer(settle).catch(() => settle({ state: 'unknown' }));
    return () => {
      isWanted = false;
    };
  }, [known]);

  const change = (wanted: Partial<RequestForm>) => {
    setForm((last) => {
      const next = { ...last, ...wanted };
      writeDraft(uid, next);
      return next;
    });
    setProblems((last) =>
      // What is being mended is not wrong any more; a choice mends all that another one asked for.
      'where' in wanted
        ? {}
        : Object.fromEntries(Object.entries(last).filter(([field]) => !(field in wanted))),
    );
  };
  /** What goes on its way; undefined when something is wrong, which is shown then. */
  const details = (): RequestDetails | undefined => {
    const check = checkRequest(form, addresses);
    setProblems(check.ok ? {} : check.problems);
    return check.ok ? check.value : undefined;
  };
  return { customer, form, problems, addresses, change, details };
}
