/** Gives an order without an account to a customer, who then sees it in their account if they have one. */
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { ConfirmDialog } from '#admin/shell/confirm-dialog.tsx';
import { CustomerPicker } from '#admin/shell/customers/customer-picker.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { hasAccount } from '#core/account/entered-customer.ts';
import type { Order } from '#schema/order.ts';
import type { WebUser } from '#schema/web-user.ts';
import { giveOrder } from './actions/order-records.ts';

export function GiveOrder({ id, order }: { id: string; order: Pick<Order, 'uid' | 'number'> }) {
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<WebUser>();
  const name = chosen && (chosen.businessName ?? chosen.displayName);
  const give = async ({ uid }: WebUser): Promise<void> => {
    const problem = await giveOrder(id, uid);
    if (problem === undefined) sayDone(`${order.number} belongs to ${name}.`);
    else sayFailure(problem);
  };
  return (
    <p className="mt-3">
      <Button onClick={() => setChoosing(true)}>Move to a customer</Button>
      {isChoosing && (
        <Dialog title={`Move ${order.number} to a customer`} onClose={() => setChoosing(false)}>
          <CustomerPicker
            noResult="Add them under Customers first."
            except={order.uid}
            onChoose={(customer) => {
              setChoosing(false);
              setChosen(customer);
            }}
          />
        </Dialog>
      )}
      {chosen && (
        <ConfirmDialog
          title={`Move to ${name}?`}
          verb="Move order"
          onDo={() => void give(chosen)}
          onClose={() => setChosen(undefined)}
        >
          {hasAccount(chosen.uid)
            ? `${chosen.email} sees this order in their account from now on. This can’t be undone.`
            : 'The order is listed with this customer. You can move it again later.'}
        </ConfirmDialog>
      )}
    </p>
  );
}
