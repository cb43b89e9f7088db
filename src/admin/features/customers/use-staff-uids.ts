/** Which accounts are staff: they are in the list of customers, too. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStaff } from '#admin/shell/staff.ts';
import { recentStaff } from '#commands/recent-staff.ts';

const HOUR = 3_600_000;

/** The person who is signed in, and whoever has saved something lately. */
export function useStaffUids(): ReadonlySet<string> {
  const { uid } = useStaff();
  const { data } = useQuery({
    queryKey: ['recent staff'],
    queryFn: recentStaff,
    staleTime: HOUR,
  });
  return useMemo(() => new Set([uid, ...(data ?? [])]), [uid, data]);
}
