/** Fills in the contact of an existing customer. */
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
import type { TypedOrder } from '#schema/order-draft.ts';
import type { WebUser } from '#schema/web-user.ts';
import { readUsualAddress } from './actions/enter-order.ts';

/** A path of another feature. */
const customerPath = (uid: string): string => `/customers/${encodeURIComponent(uid)}`;

async function fieldsOf(customer: WebUser): Promise<Partial<TypedOrder>> {
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

export function CustomerChoice() {
  const { setValue } = useFormContext();
  const uid = textOf(useWatch({ name: 'customer.uid' }));
  const fill = (values: Partial<TypedOrder>): void => {
    for (const [field, value] of Object.entries(values))
      setValue(field, value, { shouldDirty: true, shouldValidate: true });
  };
  const choose = async (customer: WebUser): Promise<void> => {
    try {
      fill(await fieldsOf(customer));
    } catch (failure) {
      sayFailure(errorMessage(failure));
    }
  };
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
