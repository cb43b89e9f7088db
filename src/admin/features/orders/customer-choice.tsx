/** Fills in the contact of an existing customer. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { findCustomers } from '#admin/shell/actions/find-customers.ts';
import { Button } from '#admin/shell/button.tsx';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { NOTE } from '#admin/shell/look/classes.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { addressFormOf, EMPTY_PLACE } from '#core/account/address-form.ts';
import { NO_EMAIL_DOMAIN } from '#core/account/user.ts';
import { formatPhone } from '#core/format-phone.ts';
import { errorMessage } from '#core/result.ts';
import { NO_ACCOUNT } from '#schema/order.ts';
import type { WebUser } from '#schema/web-user.ts';
import { readUsualAddress } from './actions/enter-order.ts';
import type { EnteredOrderForm } from './model/entered-order.ts';

const MOST = 6;

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
  const [text, setText] = useState<string>();
  const { data, error } = useQuery({
    queryKey: ['customers of an order', text],
    queryFn: async () => (await findCustomers(text ?? '', MOST)).customers,
    enabled: text !== undefined,
  });
  const choose = async (customer: WebUser): Promise<void> => {
    try {
      reset({ ...getValues(), ...(await fieldsOf(customer)) });
      setText(undefined);
    } catch (failure) {
      sayFailure(errorMessage(failure));
    }
  };
  if (uid !== NO_ACCOUNT)
    return (
      <p className={`${NOTE} flex flex-wrap items-center justify-between gap-3`}>
        <span>
          This order goes to the account of <bdi className="font-semibold">{name}</bdi>.
        </span>
        <Button onClick={() => reset({ ...getValues(), uid: NO_ACCOUNT })}>
          Order without an account
        </Button>
      </p>
    );
  const fitting = data?.flatMap((each) => (each.fits ? [each.value] : [])) ?? [];
  return (
    <div className="mb-4">
      <SearchField
        label="Find a customer"
        placeholder="Find a customer by name, business, phone or email"
        value={text}
        onChange={setText}
      />
      <p role="status" className="mt-1 min-h-6 text-sm text-ink-soft">
        {error?.message}
        {data && fitting.length === 0 && 'No customer found. Enter the contact below.'}
      </p>
      <ul>
        {text !== undefined &&
          fitting.slice(0, MOST).map((customer) => (
            <li key={customer.uid}>
              <button
                type="button"
                className="flex min-h-10 w-full flex-wrap justify-between gap-x-4 rounded-sm px-2 py-1.5 text-start hover:bg-wash"
                onClick={() => void choose(customer)}
              >
                <bdi>{customer.businessName ?? customer.displayName}</bdi>
                <span className="text-ink-soft">
                  {formatPhone(customer.phone) || customer.email}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
