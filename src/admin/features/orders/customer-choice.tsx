/** Fills in the contact of an existing customer: one who is chosen, recognised, or whose page led here. */
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#admin/shell/button.tsx';
import { CustomerPicker } from '#admin/shell/customers/customer-picker.tsx';
import { NOTE } from '#admin/shell/look/classes.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { hasAccount } from '#core/account/entered-customer.ts';
import { textOf } from '#core/editing/form-values.ts';
import { errorMessage } from '#core/result.ts';
import { NEW_CUSTOMER, typedOrder } from '#schema/order-draft.ts';
import type { WebUser } from '#schema/web-user.ts';
import {
  contactFieldsOf,
  readCustomerProfile,
  type ContactFields,
} from './actions/read-contact.ts';
import { newOrderTermsQuery } from './actions/read-terms.ts';
import { termsText } from './model/terms-text.ts';
import { findMatchingCustomer, offeredFields } from './model/matching-customer.ts';

/** A path of another feature. */
const customerPath = (uid: string): string => `/customers/${encodeURIComponent(uid)}`;

/** @returns fills in the fields of a customer */
function useChoose() {
  const { setValue } = useFormContext();
  return async (
    customer: WebUser,
    merge: (fields: ContactFields) => ContactFields = (fields) => fields,
  ): Promise<void> => {
    try {
      for (const [field, value] of Object.entries(merge(await contactFieldsOf(customer))))
        setValue(field, value, { shouldDirty: true, shouldValidate: true });
    } catch (failure) {
      sayFailure(errorMessage(failure));
    }
  };
}

interface OfferProps {
  customer: WebUser;
  /** Why this customer is offered, after the name. */
  reason: string;
  onUse: () => void;
}

const Offer = ({ customer, reason, onUse }: OfferProps) => (
  <p
    role="status"
    className={`${NOTE} mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2`}
  >
    <span>
      <bdi>{customer.businessName ?? customer.displayName}</bdi> {reason}
    </span>
    <Button onClick={onUse}>Use this customer</Button>
  </p>
);

/** Fills in the customer whose page led here, or offers them if the form has another one or a typed contact. */
export function GivenCustomer() {
  const { getValues } = useFormContext();
  const choose = useChoose();
  const { customer: given = '' } = useSearch({ strict: false });
  const chosen = textOf(useWatch({ name: 'customer.uid' }));
  const { data: customer } = useQuery({
    queryKey: ['customer of a new order', given],
    // A query must not return undefined.
    queryFn: async () => (await readCustomerProfile(given)) ?? null,
    enabled: given !== '',
  });
  const fill = useEffectEvent((profile: WebUser) => {
    const { uid, name, phone } = typedOrder.parse(getValues()).customer;
    if (uid === NEW_CUSTOMER && name === '' && phone === '') void choose(profile);
  });
  useEffect(() => {
    if (customer) fill(customer);
  }, [customer]);
  if (!customer || chosen === customer.uid) return null;
  const reason = 'is the customer from whose page you opened this form.';
  return <Offer customer={customer} reason={reason} onUse={() => void choose(customer)} />;
}

/** Offers the customer whose phone number or GSTIN was typed, while none is chosen. A search that fails says nothing. */
export function MatchingCustomer() {
  const { getValues } = useFormContext();
  const choose = useChoose();
  const [uid, phone, gstin] = useWatch({
    name: ['customer.uid', 'customer.phone', 'customer.gstin'],
  }).map(textOf);
  const contact = { phone: phone ?? '', gstin: gstin ?? '' };
  const { data: match } = useQuery({
    queryKey: ['matching customer', contact],
    queryFn: () => findMatchingCustomer(contact),
    enabled: uid === NEW_CUSTOMER,
    // A previous order may have added the customer.
    staleTime: 0,
  });
  if (uid !== NEW_CUSTOMER || !match) return null;
  const { customer, shares } = match;
  return (
    <Offer
      customer={customer}
      reason={
        hasAccount(customer.uid)
          ? `has this ${shares}. Accounts can state any number: check that it is the same business.`
          : `has this ${shares}.`
      }
      onUse={() =>
        void choose(customer, (fields) => offeredFields(typedOrder.parse(getValues()), fields))
      }
    />
  );
}

function Terms({ uid }: { uid: string }) {
  const { data: terms } = useQuery(newOrderTermsQuery(uid));
  const sentences = terms ? termsText(terms) : [];
  return sentences.length > 0 && <p role="status">{sentences.join(' ')}</p>;
}

export function CustomerChoice() {
  const { setValue } = useFormContext();
  const uid = textOf(useWatch({ name: 'customer.uid' }));
  const choose = useChoose();
  if (uid === NEW_CUSTOMER)
    return (
      <div className="mb-4">
        <CustomerPicker
          noResult="Enter the contact below. Creating the order adds it to your customers."
          onChoose={(customer) => void choose(customer)}
        />
      </div>
    );
  return (
    <div className={`${NOTE} flex flex-wrap items-center justify-between gap-3`}>
      <div>
        <p>
          {hasAccount(uid)
            ? 'This order goes to an account: '
            : 'This order is for a customer without an account: '}
          <Link to={customerPath(uid)} target="_blank" className="link">
            Open customer
          </Link>
        </p>
        <Terms uid={uid} />
      </div>
      <Button onClick={() => setValue('customer.uid', NEW_CUSTOMER, { shouldDirty: true })}>
        Other customer
      </Button>
    </div>
  );
}
