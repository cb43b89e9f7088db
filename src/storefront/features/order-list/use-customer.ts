/** The customer of a request, as far as known. */
import { useEffect, useState } from 'react';
import { findCustomer, type Customer } from './find-customer.ts';

export function useCustomer(): Customer {
  const [customer, setCustomer] = useState<Customer>({ state: 'loading' });
  useEffect(() => {
    let isMounted = true;
    const settle = (loaded: Customer) => {
      if (isMounted) setCustomer(loaded);
    };
    findCustomer(settle).catch(() => settle({ state: 'unknown' }));
    return () => {
      isMounted = false;
    };
  }, []);
  return customer;
}
