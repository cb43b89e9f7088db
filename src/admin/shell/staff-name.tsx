/** Name of a staff member. */
import { useQuery } from '@tanstack/react-query';
import { listStaff, STAFF_KEY } from './actions/list-staff.ts';
import { readAsStaff } from './actions/read-as-staff.ts';
import { webUserKind } from '#schema/web-user.ts';
import { useMay } from './role.ts';
import { useStaff } from './staff.ts';

/** The person's account name, if there is one. */
export function StaffName({ uid }: { uid: string }) {
  const own = useStaff();
  const isOwn = own.uid === uid;
  const may = useMay();
  const staff = useQuery({
    queryKey: STAFF_KEY,
    queryFn: () => listStaff(),
    enabled: !isOwn,
    staleTime: Infinity,
  });
  const member = staff.data?.find(({ id }) => id === uid);
  // Who got access from another program is not among the staff.
  const query = useQuery({
    queryKey: ['name', uid],
    queryFn: () => readAsStaff(webUserKind, uid),
    enabled: !isOwn && staff.isSuccess && member === undefined && may('see', 'sales'),
    staleTime: Infinity,
  });
  if (isOwn) return 'you';
  if (member !== undefined) return <bdi>{member.name}</bdi>;
  const name = query.data?.success === true ? query.data.value.displayName : '';
  return <bdi>{name === '' ? 'staff' : name}</bdi>;
}
