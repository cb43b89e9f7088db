/** Filters of the list of mails, as stored in the URL. */
import * as z from 'zod';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

// Invalid parameters are ignored.
const mailsSearch = z.object({
  state: z.enum(['queued', 'sending', 'sent', 'failed', 'dismissed']).optional().catch(undefined),
});
export type MailsSearch = z.output<typeof mailsSearch>;

export const readMailsSearch = (search: Record<string, unknown>): MailsSearch =>
  mailsSearch.parse(search);

export const mailsQuery = ({ state }: MailsSearch): ListRequest => ({
  equal: state === undefined ? {} : { 'delivery.state': state },
  sort: STAFF_LISTS.mail.sorts[0],
});
