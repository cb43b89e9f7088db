/** Columns of the list of mails. */
import { Link } from '@tanstack/react-router';
import { Chip } from '#admin/shell/chip.tsx';
import { documentColumn, type Column } from '#admin/shell/list/column.ts';
import type { CardParts } from '#admin/shell/list/data-cards.tsx';
import { QUIET_LINK, ROW_CARD_LINK } from '#admin/shell/look/classes.ts';
import { formatShortMoment } from '#core/format-time.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import type { Mail } from '#schema/mail.ts';
import { MAIL_KIND_NAMES, MAIL_STATE_LOOKS, MAIL_STATE_NAMES, subjectOf } from './mail-labels.ts';

export type MailRow = DecodedDocument<Mail>;

export const mailName = (row: MailRow): string => (row.success ? subjectOf(row.value) : row.id);

const SubjectLink = ({ row, className }: { row: MailRow; className: string }) => (
  <Link to="/settings/mail/$id" params={{ id: row.id }} className={className}>
    <bdi>{mailName(row)}</bdi>
  </Link>
);

export const MailStateChip = ({ mail: { delivery } }: { mail: Pick<Mail, 'delivery'> }) => (
  <Chip look={MAIL_STATE_LOOKS[delivery.state]}>{MAIL_STATE_NAMES[delivery.state]}</Chip>
);

export const MAIL_COLUMNS: readonly Column<MailRow>[] = [
  {
    id: 'subject',
    header: 'Subject',
    cell: (row) => <SubjectLink row={row} className={QUIET_LINK} />,
  },
  documentColumn('state', 'Status', (mail) => <MailStateChip mail={mail} />),
  documentColumn('to', 'To', ({ to }) => <bdi className="wrap-anywhere">{to}</bdi>),
  documentColumn('kind', 'Kind', ({ content }) => MAIL_KIND_NAMES[content.kind]),
  documentColumn('queuedAt', 'Created', ({ queuedAt }) => formatShortMoment(queuedAt)),
];

export const mailCard = (row: MailRow): CardParts => ({
  title: <SubjectLink row={row} className={ROW_CARD_LINK} />,
  chip: row.success && <MailStateChip mail={row.value} />,
  lines: row.success
    ? [<bdi key="to">{row.value.to}</bdi>, formatShortMoment(row.value.queuedAt)]
    : ['This email can’t be displayed.'],
});
