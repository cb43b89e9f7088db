/** One mail: its status, what staff can do about it, and its text. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { Button } from '#admin/shell/button.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { CARD, PROBLEM } from '#admin/shell/look/classes.ts';
import { OrderLink } from '#admin/shell/order-link.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { mailKind, type Mail } from '#schema/mail.ts';
import { MailStateChip } from './mail-columns.tsx';
import { MAIL_KIND_NAMES, mailNote, orderOfMail, subjectOf } from './mail-labels.ts';
import { resolveMails } from './resolve.ts';

const route = getRouteApi('/settings/mail/$id');

const CRUMBS = [
  { name: 'Settings', to: '/settings' },
  { name: 'Emails', to: '/settings/mail' },
] as const;

function MailFacts({ mail }: { mail: Mail }) {
  const { to, content, delivery, queuedAt, attempts } = mail;
  const order = orderOfMail(mail);
  const rows = [
    ['To', <bdi key="to">{to}</bdi>],
    ['Kind', MAIL_KIND_NAMES[content.kind]],
    ['Created', formatShortMoment(queuedAt)],
    ...(delivery.state === 'sent' ? [['Sent', formatShortMoment(delivery.at)]] : []),
    ...(attempts > 1 ? [['Attempts', String(attempts)]] : []),
    ...(order === undefined
      ? []
      : [
          [
            'Order',
            <OrderLink key="order" id={order}>
              Open order
            </OrderLink>,
          ],
        ]),
  ] as const;
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1">
      {rows.map(([name, value], at) => (
        <div key={at} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function MailActions({ id, delivery }: { id: string; delivery: Mail['delivery'] }) {
  const [isBusy, setBusy] = useState(false);
  const resolve = async (action: 'send' | 'dismiss'): Promise<void> => {
    setBusy(true);
    await resolveMails([id], action);
    setBusy(false);
  };
  if (delivery.state !== 'failed') return null;
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      <Button kind="primary" disabled={isBusy} onClick={() => void resolve('send')}>
        Send again
      </Button>
      <Button disabled={isBusy} onClick={() => void resolve('dismiss')}>
        Dismiss
      </Button>
    </p>
  );
}

function MailPreview({ rendered }: { rendered: NonNullable<Mail['rendered']> }) {
  const [isPlain, setPlain] = useState(false);
  return (
    <section className={CARD} aria-labelledby="mail-preview">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="mail-preview" className="font-semibold">
          Preview
        </h2>
        <Button aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
          Plain version
        </Button>
      </div>
      {isPlain ? (
        <pre className="text-sm wrap-anywhere whitespace-pre-wrap">{rendered.text}</pre>
      ) : (
        // Without permissions: nothing in a mail can run or leave the frame.
        <iframe
          title="Preview of the email"
          sandbox=""
          srcDoc={rendered.html}
          className="h-[44rem] w-full max-w-[44rem] border border-line bg-white"
        />
      )}
    </section>
  );
}

export function MailScreen() {
  const { id } = route.useParams();
  const now = useNow();
  const query = useQuery({
    queryKey: [...listKey(mailKind), 'one', id],
    queryFn: () => readAsStaff(mailKind, id),
    staleTime: 0,
  });
  if (!query.data) return <ScreenWaiting title="Email" crumbs={CRUMBS} query={query} />;
  if (!query.data.success)
    return (
      <Screen title="Email" crumbs={CRUMBS}>
        <p>This email can’t be displayed.</p>
      </Screen>
    );
  const mail = query.data.value;
  const note = mailNote(mail, now);
  return (
    <Screen title={subjectOf(mail)} crumbs={CRUMBS}>
      <section className={CARD} aria-label="Status">
        <p className="mb-3 flex flex-wrap items-center gap-3">
          <MailStateChip mail={mail} /> {note}
        </p>
        {mail.error !== undefined && <p className={`${PROBLEM} wrap-anywhere`}>{mail.error}</p>}
        <MailFacts mail={mail} />
        <MailActions id={id} delivery={mail.delivery} />
      </section>
      {mail.rendered && <MailPreview rendered={mail.rendered} />}
    </Screen>
  );
}
