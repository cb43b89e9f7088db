/** Confirms a merge of a customer without an account into another one. */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormDialog } from '#admin/shell/form-dialog.tsx';
import { sayDone } from '#admin/shell/messages-store.ts';
import { hasAccount } from '#core/account/entered-customer.ts';
import { formatCounted } from '#core/format.ts';
import type { WebUser } from '#schema/web-user.ts';
import { mergeCustomer } from './actions/merge-customer.ts';
import { refreshCustomers, type CustomerFile } from './actions/read-customer.ts';

interface Props {
  uid: string;
  file: Pick<CustomerFile, 'totals' | 'account'>;
  into: WebUser;
  onClose: () => void;
}

export function MergeDialog({ uid, file: { totals, account }, into, onClose }: Props) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const name = into.businessName ?? into.displayName;
  const merge = async (): Promise<void> => {
    if (account?.by === 'claim' && account.uid !== into.uid) {
      setProblem(
        `${account.name} has added the orders of this customer. Move them back first: “Not the same customer”.`,
      );
      return;
    }
    const merged = await mergeCustomer(uid, into.uid);
    if (merged.success) {
      sayDone(`Merged into ${name}.`);
      onClose();
      await navigate({ to: '/customers/$uid', params: { uid: into.uid } });
    } else setProblem(merged.error);
    await refreshCustomers();
  };
  return (
    <FormDialog
      title={`Merge into ${name}?`}
      verb="Merge"
      problem={problem}
      onSubmit={merge}
      onClose={onClose}
    >
      <p>
        {formatCounted(totals.requested, 'order')}, tags and notes move to{' '}
        <bdi className="font-semibold">{name}</bdi>.{' '}
        {!hasAccount(into.uid) && 'Contact details that are missing there are added. '}
        This customer is removed from the list. This can’t be undone.
      </p>
      {hasAccount(into.uid) && (
        <p>
          <bdi>{into.email}</bdi> sees these orders in their account from now on.
        </p>
      )}
    </FormDialog>
  );
}
