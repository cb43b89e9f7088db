/** Finds a customer, with or without an account, to choose. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findCustomers } from '#admin/shell/actions/find-customers.ts';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { hasAccount } from '#core/account/entered-customer.ts';
import { formatPhone } from '#core/format-phone.ts';
import type { WebUser } from '#schema/web-user.ts';

const MOST = 6;

interface Props {
  /** What to do without a result. */
  noResult: string;
  /** Left out. */
  except?: string;
  onChoose: (customer: WebUser) => void;
}

export function CustomerPicker({ noResult, except, onChoose }: Props) {
  const [text, setText] = useState<string>();
  const { data, error } = useQuery({
    queryKey: ['customers to choose', text],
    queryFn: async () => (await findCustomers(text ?? '', MOST)).customers,
    enabled: text !== undefined,
  });
  const results = data?.flatMap((each) => (each.success ? [each.value] : [])) ?? [];
  const fitting = results.filter(({ uid }) => uid !== except);
  return (
    <div>
      <SearchField
        label="Find a customer"
        placeholder="Find a customer by name, city, phone or email"
        value={text}
        onChange={setText}
      />
      <p role="status" className="mt-1 min-h-6 text-sm text-ink-soft">
        {error?.message}
        {data && fitting.length === 0 && `No customer found. ${noResult}`}
      </p>
      <ul>
        {text !== undefined &&
          fitting.slice(0, MOST).map((customer) => (
            <li key={customer.uid}>
              <button
                type="button"
                className="flex min-h-10 w-full flex-wrap justify-between gap-x-4 rounded-sm px-2 py-1.5 text-start hover:bg-wash"
                onClick={() => onChoose(customer)}
              >
                <bdi>{customer.businessName ?? customer.displayName}</bdi>
                <span className="text-ink-soft">
                  {formatPhone(customer.phone) || customer.email}
                  {!hasAccount(customer.uid) && ' · no account'}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
