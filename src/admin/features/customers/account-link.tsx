/** Creates a link with which a customer without an account adds their orders to one. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { copyLink } from '#admin/shell/copy-link.ts';
import { Dialog } from '#admin/shell/dialog.tsx';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { sellerQuery } from '#admin/shell/sales/seller.ts';
import { formatDay } from '#core/format-time.ts';
import { fittingLink, isolated } from '#core/order/fitting-link.ts';
import { buttonClass } from '#ui/button-class.ts';
import { useTask } from '#ui/react/use-task.ts';
import { createClaimLink, type ClaimLink } from './actions/create-claim-link.ts';
import type { CustomerFile } from './actions/read-customer.ts';

interface Contact {
  name: string;
  phone: string;
}

const message = ({ name, phone }: Contact, business: string, { link, expiresAt }: ClaimLink) =>
  fittingLink(
    phone,
    `Namaste ${isolated(name)},`,
    [
      `${business}: you can now see your orders, quotes and invoices online. Open this link, then sign in or create an account:`,
      link,
      `The link works until ${formatDay(expiresAt)}.`,
    ].join('\n'),
  );

/** The link, once it is created. */
function CreatedLink({ contact, created }: { contact: Contact; created: ClaimLink }) {
  const { data: seller } = useQuery(sellerQuery);
  return (
    <>
      <p className="my-3 rounded-md border border-line bg-wash p-3 wrap-anywhere select-all">
        {created.link}
      </p>
      <p className="mb-3">It works until {formatDay(created.expiresAt)}, for one account.</p>
      <p className="flex flex-wrap gap-2">
        {seller && (
          <a
            href={message(contact, seller.businessName, created)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('whatsapp', 'small')}
          >
            Send on WhatsApp
          </a>
        )}
        <Button onClick={() => void copyLink(created.link)}>Copy link</Button>
      </p>
    </>
  );
}

interface Props {
  uid: string;
  file: Pick<CustomerFile, 'record' | 'account'>;
}

export function AccountLink({ uid, file: { record, account } }: Props) {
  const { isBusy, run } = useTask();
  const [isOpen, setOpen] = useState(false);
  const [created, setCreated] = useState<ClaimLink>();
  const contact = record?.success === true ? record.value.contact : undefined;
  if (contact === undefined || account?.by === 'claim') return null;
  const create = () =>
    run(async () => {
      const result = await createClaimLink(uid, location.origin);
      if (result.success) setCreated(result.value);
      else sayFailure(result.error);
    });
  const close = () => {
    setOpen(false);
    setCreated(undefined);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Account link</Button>
      {isOpen && (
        <Dialog title="Account link" onClose={close} isBusy={isBusy}>
          <p>
            Anyone who opens the link and signs in can add the orders of <bdi>{contact.name}</bdi>{' '}
            to their account, so send it to this customer only.
          </p>
          {created ? (
            <CreatedLink contact={contact} created={created} />
          ) : (
            <>
              <p className="my-3">A link that you created earlier stops working.</p>
              <Button kind="primary" onClick={create} aria-busy={isBusy || undefined}>
                Create link
              </Button>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
