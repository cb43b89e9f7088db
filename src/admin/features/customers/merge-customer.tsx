/** Merges a customer without an account into another one that is the same business. */
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { CustomerPicker } from '#admin/shell/customers/customer-picker.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import type { WebUser } from '#schema/web-user.ts';
import type { CustomerFile } from './actions/read-customer.ts';
import { MergeDialog } from './merge-dialog.tsx';

interface Props {
  uid: string;
  file: Pick<CustomerFile, 'totals'>;
}

export function MergeCustomer({ uid, file }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const [into, setInto] = useState<WebUser>();
  return (
    <>
      <Button onClick={() => setChoosing(true)}>Merge</Button>
      {isChoosing && (
        <Dialog title="Merge into another customer" onClose={() => setChoosing(false)}>
          <CustomerPicker
            noResult="Check the spelling."
            except={uid}
            onChoose={(customer) => {
              setChoosing(false);
              setInto(customer);
            }}
          />
        </Dialog>
      )}
      {into && <MergeDialog uid={uid} file={file} into={into} onClose={() => setInto(undefined)} />}
    </>
  );
}
