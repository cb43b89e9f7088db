/** Sends a customer without an account a link that adds their orders to one. */
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { formatDay } from '#core/format-time.ts';
import { fittingLink, isolated } from '#core/order/fitting-link.ts';
import { buttonClass } from '#ui/button-class.ts';
import { useTask } from '#ui/react/use-task.ts';
import { createClaimLink, type ClaimLink } from './actions/create-claim-link.ts';
import type { CustomerFile } from './actions/read-customer.ts';

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    sayDone('Link copied.');
  } catch {
    sayFailure('The link couldn’t be copied. Select it and copy it yourself.');
  }
}

interface Contact {
  name: string;
  phone: string;
}

const message = ({ name, phone }: Contact, { link, expiresAt }: ClaimLink): string =>
  fittingLink(
    phone,
    `Namaste ${isolated(name)},`,
    [
      'You can see your orders, quotes and invoices with us online. Open this link, then sign in or create an account:',
      link,
      `The link works until ${formatDay(expiresAt)}.`,
    ].join('\n'),
  );

interface LinkDialogProps {
  contact: Contact;
  created: ClaimLink;
  onClose: () => void;
}

const LinkDialog = ({ contact, created, onClose }: LinkDialogProps) => (
  <Dialog title="Link to an account" onClose={onClose}>
    <p>
      Whoever opens this link and signs in can add the orders of <bdi>{contact.name}</bdi> to their
      account, so send it to this customer only. It works for one account, until{' '}
      {formatDay(created.expiresAt)}. An earlier link no longer works.
    </p>
    <p className="my-3 rounded-md border border-line bg-wash p-3 wrap-anywhere select-all">
      {created.link}
    </p>
    <p className="flex flex-wrap gap-2">
      <a
        href={message(contact, created)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('whatsapp', 'small')}
      >
        Send on WhatsApp
      </a>
      <Button onClick={() => void copy(created.link)}>Copy link</Button>
    </p>
  </Dialog>
);

export function AccountLink({ uid, file }: { uid: string; file: Pick<CustomerFile, 'record'> }) {
  const { isBusy, run } = useTask();
  const [created, setCreated] = useState<ClaimLink>();
  const contact = file.record?.fits === true ? file.record.value.contact : undefined;
  if (contact === undefined) return null;
  const create = () =>
    run(async () => {
      const result = await createClaimLink(uid, location.origin);
      if (result.success) setCreated(result.value);
      else sayFailure(result.error);
    });
  return (
    <>
      <Button onClick={create} aria-busy={isBusy || undefined}>
        Link to an account
      </Button>
      {created && (
        <LinkDialog contact={contact} created={created} onClose={() => setCreated(undefined)} />
      )}
    </>
  );
}
