/** Fills in the contact of an existing customer. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#admin/shell/button.tsx';
import { CustomerPicker } from '#admin/shell/customers/customer-picker.tsx';
import { NOTE } from '#admin/shell/look/classes.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { addressFormOf, EMPTY_PLACE } from '#core/account/address-form.ts';
import { hasAccount } from '#core/account/entered-customer.ts';
import { NO_EMAIL_DOMAIN } from '#core/account/user.ts';
import { formatPhone } from '#core/format-phone.ts';
import { textOf } from '#core/editing/form-values.ts';
import { errorMessage } from '#core/result.ts';
import { NO_ACCOUNT } from '#schema/order.ts';
import { typedOrder, type TypedOrder } from '#schema/order-draft.ts';
import type { WebUser } from '#schema/web-user.ts';
import { readUsualAddress } from './actions/enter-order.ts';
import { findMatchingCustomer, offeredFields } from './model/matching-customer.ts';

/** A path of another feature. */
const customerPath = (uid: string): string => `/customers/${encodeURIComponent(uid)}`;

type ContactFields = Pick<TypedOrder, 'customer' | 'address'>;

async function fieldsOf(customer: WebUser): Promise<ContactFields> {
  const { uid, displayName, businessName = '', phone, email, gstin = '' } = customer;
  const address = await readUsualAddress(uid);
  const { line1, line2, line3, city, state, pin } = address ? addressFormOf(address) : EMPTY_PLACE;
  return {
    customer: {
      ...{ uid, name: displayName, businessName, phone: formatPhone(phone), gstin },
      email: email.endsWith(`@${NO_EMAIL_DOMAIN}`) ? '' : email,
    },
    address: { line1, line2, line3, city, state, pin },
  };
}

/** @returns fills in the fields of a customer */
function useChoose() {
  const { setValue } = useFormContext();
  return async (
    customer: WebUser,
    merge: (fields: ContactFields) => ContactFields = (fields) => fields,
  ): Promise<void> => {
    try {
      for (const [field, value] of Object.entries(merge(await fieldsOf(customer))))
        setValue(field, value, { shouldDirty: true, shouldValidate: true });
    } catch (failure) {
      sayFailure(errorMessage(failure));
    }
  };
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
    enabled: uid === NO_ACCOUNT,
  });
  if (uid !== NO_ACCOUNT || !match) return null;
  const { customer, shares } = match;
  return (
    <p
      role="status"
      className={`${NOTE} mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2`}
    >
      <span>
        <bdi>{customer.businessName ?? customer.displayName}</bdi> has this {shares}.
      </span>
      <Button
        onClick={() =>
          void choose(customer, (fields) => offeredFields(typedOrder.parse(getValues()), fields))
        }
      >
        Use this customer
      </Button>
    </p>
  );
}

export function CustomerChoice() {
  const { setValue } = useFormContext();
  const uid = textOf(useWatch({ name: 'customer.uid' }));
  const choose = useChoose();
  if (uid === NO_ACCOUNT)
    return (
      <div className="mb-4">
        <CustomerPicker
          noResult="Enter the contact below."
          onChoose={(customer) => void choose(customer)}
        />
      </div>
    );
  return (
    <p className={`${NOTE} flex flex-wrap items-center justify-between gap-3`}>
      <span>
        {hasAccount(uid)
          ? 'This order goes to an account: '
          : 'This order is for a customer without an account: '}
        <Link to={customerPath(uid)} target="_blank" className="link">
          Open customer
        </Link>
      </span>
      <Button onClick={() => setValue('customer.uid', NO_ACCOUNT, { shouldDirty: true })}>
        {hasAccount(uid) ? 'Order without an account' : 'Other customer'}
      </Button>
    </p>
  );
}
