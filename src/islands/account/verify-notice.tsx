/** Asks whoever has not verified their address to do so, and sends the mail once more. */
import { useState } from 'react';
import { sendVerification } from '#commands/send-verification.ts';
import type { User } from '#domain/account/user.ts';
import { accountPath } from '#domain/paths.ts';
import { BusyButton } from '#parts/busy-button.tsx';
import { FormMessage } from '#parts/form-message.tsx';
import { useWork } from '#parts/use-work.ts';
import { refreshUser } from '#stores/auth.ts';

interface Told {
  kind: 'bad' | 'good' | 'note';
  words: string;
}

/** The two things to do about it, and what became of them. */
export function VerifyChoices({ user }: { user: User }) {
  const [told, setTold] = useState<Told>();
  const sending = useWork();
  const asking = useWork();
  const send = () =>
    sending.run(async () => {
      const sent = await sendVerification(accountPath());
      setTold(
        sent.success
          ? {
              kind: 'good',
              words: `Sent to ${user.email}. Follow the link in it; it may lie in the spam folder.`,
            }
          : { kind: 'bad', words: sent.error },
      );
    });
  const ask = () =>
    asking.run(async () => {
      const now = await refreshUser();
      if (!now.success) setTold({ kind: 'bad', words: now.error });
      // Once it is, this question is gone.
      else setTold({ kind: 'note', words: 'Not verified yet. Open the link in the mail first.' });
    });
  return (
    <>
      <p className="account-choices">
        <BusyButton
          className="btn btn-small btn-secondary"
          isBusy={sending.isBusy}
          busyWords="Sending the mail…"
          onClick={send}
        >
          Send the mail again
        </BusyButton>
        <BusyButton
          className="btn btn-small btn-quiet"
          isBusy={asking.isBusy}
          busyWords="Asking…"
          onClick={ask}
        >
          I have verified it
        </BusyButton>
      </p>
      <FormMessage kind={told?.kind ?? 'note'} words={told?.words} />
    </>
  );
}

export function VerifyNotice({ user }: { user: User }) {
  if (user.emailVerified) return null;
  return (
    <section className="account-card account-verify" aria-label="Your email is not verified">
      <p>
        <b>Verify your email.</b> Then you see trade prices. Open the link in our mail to{' '}
        <bdi>{user.email}</bdi>, or have another sent.
      </p>
      <VerifyChoices user={user} />
    </section>
  );
}
