/** Uids of staff accounts, which also appear in the customer list. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStaff } from '#admin/shell/staff.ts';
import { recentStaff } from './actions/recent-staff.ts';

const HOUR = 3_600_000;

/** The signed-in person and everyone who saved something recently. */
export function useStaffUids(): ReadonlySet<string> {
  const { uid } = useStaff();
  const { data } = useQuery({
    queryKey: ['recent staff'],
    queryFn: () => recentStaff(),
    staleTime: HOUR,
  });
  return useMemo(() => new Set([uid, ...(data ?? [])]), [uid, data]);
}
