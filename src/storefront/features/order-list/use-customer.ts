/** Who sends a request, as far as the browser knows by now. */
import { useEffect, useState } from 'react';
import { findCustomer, type Customer } from './find-customer.ts';

export function useCustomer(): Customer {
  const [customer, setCustomer] = useState<Customer>({ state: 'asking' });
  useEffect(() => {
    let isWanted = true;
    const settle = (found: Customer) => {
      if (isWanted) setCustomer(found);
    };
    findCustomer(settle).catch(() => settle({ state: 'unknown' }));
    return () => {
      isWanted = false;
    };
  }, []);
  return customer;
}
