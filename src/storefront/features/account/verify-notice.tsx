/** Asks whoever has not verified their address to do so, and sends the mail once more. */
import { sendVerification } from '#storefront/shared/actions/send-verification.ts';
import type { User } from '#core/account/user.ts';
import { accountPath } from '#core/paths.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useVerifying } from '#storefront/shared/parts/use-verifying.ts';
import { refreshUser } from '#firebase/browser/session/auth.ts';

/** The two things to do about it, and what became of them. */
export function VerifyChoices({ user }: { user: User }) {
  const { message, again, done } = useVerifying({
    email: user.email,
    sendMail: () => sendVerification(accountPath()),
    askWhoIsIn: refreshUser,
    // The session has changed with it, and this question is gone.
    onVerified: () => undefined,
  });
  return (
    <>
      <p className="account-choices">
        <BusyButton className="btn btn-small btn-secondary" {...again} />
        <BusyButton className="btn btn-small btn-quiet" {...done} />
      </p>
      <FormMessage {...message} />
    </>
  );
}

export function VerifyNotice({ user }: { user: User }) {
  if (user.emailVerified) return null;
  return (
    <section className="account-card account-verify" aria-label="Your email is not verified">
      <p>
        <b>Verify your email</b> to see trade prices. Open the link we sent to{' '}
        <bdi>{user.email}</bdi>, or send it again.
      </p>
      <VerifyChoices user={user} />
    </section>
  );
}
