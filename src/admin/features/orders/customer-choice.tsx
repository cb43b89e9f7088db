/** Fills in the contact of an existing customer. */
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#admin/shell/button.tsx';
import { CustomerPicker } from '#admin/shell/customers/customer-picker.tsx';
import { NOTE } from '#admin/shell/look/classes.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { addressFormOf, EMPTY_PLACE } from '#core/account/address-form.ts';
import { hasAccount } from '#core/account/entered-customer.ts';
import { NO_EMAIL_DOMAIN } from '#core/account/user.ts';
import { formatPhone } from '#core/format-phone.ts';
import { errorMessage } from '#core/result.ts';
import { NO_ACCOUNT } from '#schema/order.ts';
import type { WebUser } from '#schema/web-user.ts';
import { readUsualAddress } from './actions/enter-order.ts';
import type { EnteredOrderForm } from './model/entered-order.ts';

async function fieldsOf(customer: WebUser): Promise<Partial<EnteredOrderForm>> {
  const { uid, displayName, businessName = '', phone, email, gstin = '' } = customer;
  const address = await readUsualAddress(uid);
  const { line1, line2, line3, city, state, pin } = address ? addressFormOf(address) : EMPTY_PLACE;
  return {
    ...{ uid, name: displayName, businessName, phone: formatPhone(phone), gstin },
    email: email.endsWith(`@${NO_EMAIL_DOMAIN}`) ? '' : email,
    ...{ line1, line2, line3, city, state, pin },
  };
}

export function CustomerChoice() {
  const { reset, getValues } = useFormContext<EnteredOrderForm>();
  const uid = useWatch<EnteredOrderForm, 'uid'>({ name: 'uid' });
  const name = useWatch<EnteredOrderForm, 'name'>({ name: 'name' });
  const choose = async (customer: WebUser): Promise<void> => {
    try {
      reset({ ...getValues(), ...(await fieldsOf(customer)) });
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
        {hasAccount(uid) ? 'This order goes to the account of ' : 'This order is for '}
        <bdi className="font-semibold">{name}</bdi>
        {hasAccount(uid) ? '.' : ', who has no account.'}
      </span>
      <Button onClick={() => reset({ ...getValues(), uid: NO_ACCOUNT })}>
        {hasAccount(uid) ? 'Order without an account' : 'Other customer'}
      </Button>
    </p>
  );
}
