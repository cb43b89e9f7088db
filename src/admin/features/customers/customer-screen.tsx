/** One customer: profile, notes and tags, orders, addresses. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEdited } from '#admin/shell/form/use-edited.ts';
import { ListFailed, ListLoading } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { ScreenMissing } from '#admin/shell/screen-states.tsx';
import { readCustomer } from './actions/read-customer.ts';
import { editableCustomerRecord } from './model/customer-record-form.ts';
import { CRUMBS, CustomerEditor } from './customer-editor.tsx';

const route = getRouteApi('/customers/$uid');

export function CustomerScreen() {
  const { uid } = route.useParams();
  const file = useQuery({ queryKey: ['customer', uid], queryFn: () => readCustomer(uid) });
  const record = useEdited(editableCustomerRecord, uid);
  if (file.isLoadingError || record.state === 'failed') {
    const words = file.error?.message ?? (record.state === 'failed' ? record.error : '');
    const again = () => {
      void file.refetch();
      if (record.state === 'failed') record.again();
    };
    return (
      <Screen title="Customer" crumbs={CRUMBS}>
        <ListFailed words={words} again={again} />
      </Screen>
    );
  }
  if (file.isPending || record.state === 'loading') {
    return (
      <Screen title="Customer" crumbs={CRUMBS}>
        <ListLoading />
      </Screen>
    );
  }
  const { data } = file;
  const isUnknown = data.profile === undefined && data.orders.length === 0;
  if (isUnknown && record.state === 'missing') return <ScreenMissing />;
  return (
    <CustomerEditor
      key={uid}
      uid={uid}
      file={data}
      // Nobody has noted anything of them yet.
      base={record.state === 'ready' ? record.documents : undefined}
      onSaved={record.saved}
    />
  );
}
