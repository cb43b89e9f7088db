/** Mail: what the shop has sent, what failed, and failed tasks of functions. */
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { BulkBar } from '#admin/shell/bulk/bulk-bar.tsx';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { Button } from '#admin/shell/button.tsx';
import { DocumentListScreen } from '#admin/shell/list/document-list-screen.tsx';
import { choiceFilter, choicesOf } from '#admin/shell/list/list-filter.tsx';
import { useDocumentList } from '#admin/shell/list/use-document-list.ts';
import { mailKind } from '#schema/mail.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { SettingsTabs } from '#admin/features/settings/settings-tabs.tsx';
import { FailedTasks } from './failed-tasks.tsx';
import { MAIL_COLUMNS, mailCard, mailName } from './mail-columns.tsx';
import { MAIL_STATE_NAMES } from './mail-labels.ts';
import { resolveMails } from './resolve.ts';
import * as z from 'zod';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';

// Invalid parameters are ignored.
const mailsSearch = z.object({
  state: z.enum(['queued', 'sending', 'sent', 'failed', 'dismissed']).optional().catch(undefined),
});
type MailsSearch = z.output<typeof mailsSearch>;

const readMailsSearch = (search: Record<string, unknown>): MailsSearch => mailsSearch.parse(search);

/** Filters of the list of mails, as stored in the URL. */
const mailsQuery = ({ state }: MailsSearch): ListRequest => ({
  equal: state === undefined ? {} : { 'delivery.state': state },
  sort: STAFF_LISTS.mail.sorts[0],
});

const route = getRouteApi('/settings/mail');

const STATES = choicesOf(MAIL_STATE_NAMES);

/** The most of one call. */
const MOST_AT_ONCE = 100;

function ResolveSelected({ selection }: { selection: Selection }) {
  const [isBusy, setBusy] = useState(false);
  const resolve = async (action: 'send' | 'dismiss'): Promise<void> => {
    setBusy(true);
    await resolveMails(selection.ids.slice(0, MOST_AT_ONCE), action);
    setBusy(false);
    selection.clear();
  };
  return (
    <>
      <Button disabled={isBusy} onClick={() => void resolve('send')}>
        Send again
      </Button>
      <Button disabled={isBusy} onClick={() => void resolve('dismiss')}>
        Dismiss
      </Button>
    </>
  );
}

export function MailsScreen() {
  const search = readMailsSearch(route.useSearch());
  const list = useDocumentList(mailKind, STAFF_LISTS.mail, mailsQuery(search));
  return (
    <DocumentListScreen<
      (typeof list.rows)[number],
      MailsSearch & { q?: undefined; sort?: undefined }
    >
      title="Settings"
      isCounted={false}
      things="emails"
      list={list}
      search={search}
      head={
        <>
          <SettingsTabs />
          <FailedTasks />
        </>
      }
      filters={[
        choiceFilter({
          name: 'Status',
          value: search.state,
          choices: STATES,
          change: (state) => ({ state }),
        }),
      ]}
      columns={MAIL_COLUMNS}
      card={mailCard}
      nameOf={mailName}
      empty={{
        filtered: 'No emails have this status.',
        none: 'No emails yet. The shop sends them when orders, quotes, parcels and invoices change.',
      }}
      bulk={(selection) => (
        <BulkBar
          selection={selection}
          things="failed emails"
          purpose="send them again"
          loaded={list.rows.length}
          total={list.total}
          mayTakeAll={false}
        >
          <ResolveSelected selection={selection} />
        </BulkBar>
      )}
    />
  );
}
