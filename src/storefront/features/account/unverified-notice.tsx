/** Asks the user to verify their email, and resends the email. */
import { sendVerification } from '#storefront/shared/actions/send-verification.ts';
import type { User } from '#core/account/user.ts';
import { accountPath } from '#core/paths.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useVerifying } from '#storefront/shared/parts/use-verifying.ts';
import { refreshUser } from '#firebase/browser/session/auth.ts';
import { ACTION_CARD, CHOICE_ROW } from './account-class.ts';

/** The two actions and their result. */
export function VerifyChoices({ user }: { user: User }) {
  const { message, again, done } = useVerifying({
    email: user.email,
    sendMail: () => sendVerification(accountPath()),
    reloadUser: refreshUser,
    // The session has changed, so this notice has disappeared.
    onVerified: () => undefined,
  });
  return (
    <>
      <p className={`${CHOICE_ROW} text-ink-soft`}>
        <BusyButton className="btn btn-small btn-secondary" {...again} />
        <BusyButton className="btn btn-small btn-quiet" {...done} />
      </p>
      <FormMessage {...message} />
    </>
  );
}

export function UnverifiedNotice({ user }: { user: User }) {
  if (user.emailVerified) return null;
  return (
    <section className={ACTION_CARD} aria-label="Your email is not verified">
      <p className="text-ink-soft">
        <b>Verify your email</b> to see trade prices. Open the link we sent to{' '}
        <bdi>{user.email}</bdi>, or send it again.
      </p>
      <VerifyChoices user={user} />
    </section>
  );
}
