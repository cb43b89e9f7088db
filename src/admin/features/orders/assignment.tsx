/** Who of the staff looks after an order, and a dialog to change it. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { listStaff } from '#admin/shell/actions/list-staff.ts';
import { useMay } from '#admin/shell/role.ts';
import { useStaff } from '#admin/shell/staff.ts';
import { StaffName } from '#admin/shell/staff-name.tsx';
import type { Order } from '#schema/order.ts';
import { readActiveStaff } from './actions/active-staff.ts';
import { assignableStaff } from './model/order-staff.ts';
import { assignOrder } from './actions/order-records.ts';
import { RecordDialog } from '#admin/shell/record-dialog.tsx';

interface Props {
  id: string;
  order: Pick<Order, 'assignedTo'>;
}

function AssignDialog({ id, order, onClose }: Props & { onClose: () => void }) {
  const { uid: own } = useStaff();
  const may = useMay();
  const [chosen, setChosen] = useState(order.assignedTo);
  const staff = useQuery({
    queryKey: ['active staff'],
    queryFn: async () => {
      // Owners also see who works with a claim from another program.
      const savers = may('see', 'staff') ? await readActiveStaff(Date.now()) : [];
      return assignableStaff(await listStaff(), savers);
    },
  });
  const choice = (uid: string | undefined) => (
    <label key={uid ?? ''} className="flex min-h-10 items-center gap-2.5">
      <input
        type="radio"
        name="assigned"
        checked={chosen === uid}
        onChange={() => setChosen(uid)}
      />
      {uid === undefined ? 'Not assigned' : uid === own ? 'Me' : <StaffName uid={uid} />}
    </label>
  );
  return (
    <RecordDialog
      title="Assign order"
      verb="Assign"
      onRecord={() => assignOrder(id, chosen)}
      onClose={onClose}
    >
      <Loaded query={staff}>
        {(active) => (
          <fieldset>
            <legend className="sr-only">Assigned to</legend>
            {choice(undefined)}
            {[...new Set([own, ...active, order.assignedTo])].filter(Boolean).map(choice)}
          </fieldset>
        )}
      </Loaded>
    </RecordDialog>
  );
}

export function Assignment({ id, order }: Props) {
  const { uid: own } = useStaff();
  const [isChanging, setChanging] = useState(false);
  const { assignedTo } = order;
  const take = async (): Promise<void> => {
    const problem = await assignOrder(id, own);
    if (problem !== undefined) sayFailure(problem);
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line pb-3 text-sm">
      <span className="basis-full">
        {assignedTo === undefined ? (
          'Not assigned'
        ) : (
          <>
            Assigned to <StaffName uid={assignedTo} />
          </>
        )}
      </span>
      {assignedTo === undefined && <Button onClick={() => void take()}>Assign to me</Button>}
      <Button onClick={() => setChanging(true)}>
        {assignedTo === undefined ? 'Choose' : 'Change'}
      </Button>
      {isChanging && <AssignDialog id={id} order={order} onClose={() => setChanging(false)} />}
    </div>
  );
}
