/** The orders of a date range, and which of their customers are new. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readReturning, readSales, type Sales } from './actions/read-sales.ts';
import type { DayRange } from '#admin/shell/sales/days.ts';

export function useSales(range: DayRange) {
  const [read, setRead] = useState(0);
  const sales = useQuery({
    queryKey: ['sales', range],
    queryFn: () => readSales(range, setRead),
  });
  return { sales, read };
}

/** Whether each customer is a returning one, by uid. */
export function useReturning(range: DayRange, sales: Sales) {
  const uids = [...new Set(sales.orders.map(({ uid }) => uid))];
  return useQuery({
    queryKey: ['returning', range, uids],
    queryFn: () => readReturning(range, uids),
  });
}
