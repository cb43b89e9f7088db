/** Name of a staff member. */
import { useQuery } from '@tanstack/react-query';
import { readAsStaff } from './actions/read-as-staff.ts';
import { webUserKind } from '#schema/web-user.ts';
import { useStaff } from './staff.ts';

/** The person's account name, if there is one. */
export function StaffName({ uid }: { uid: string }) {
  const own = useStaff();
  const isOwn = own.uid === uid;
  const query = useQuery({
    queryKey: ['name', uid],
    queryFn: () => readAsStaff(webUserKind, uid),
    enabled: !isOwn,
    staleTime: Infinity,
  });
  if (isOwn) return 'you';
  const name = query.data?.fits === true ? query.data.value.displayName : '';
  return <bdi>{name === '' ? 'staff' : name}</bdi>;
}
