/** What remains to do before prices show: to open the link that was sent. */
import { useEffect, useRef, useState } from 'react';
import type { Result } from '#core/result.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useVerifying } from '#storefront/shared/parts/use-verifying.ts';
import type { SignInActions } from './actions.ts';
import { pagesFrom, waysOut } from './pages.ts';
import { Verified } from './settled.tsx';

interface Props {
  email: string;
  /** What became of the mail, if one was sent just now, or of the link that was opened. */
  sent?: Result<unknown> | undefined;
  actions: SignInActions;
  back?: string | undefined;
}

export function VerifyNotice({ email, sent, actions, back }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isVerified, setVerified] = useState(false);
  const { message, again, done } = useVerifying({
    email,
    sent,
    sendMail: actions.sendVerification,
    askWhoIsIn: actions.askWhoIsIn,
    onVerified: () => setVerified(true),
  });

  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);

  if (isVerified) return <Verified onward={pagesFrom(back).onward} />;
  return (
    <section className="form" aria-labelledby="verify-heading">
      <h2 ref={heading} id="verify-heading" tabIndex={-1} className="sign-in-heading">
        Check your email
      </h2>
      <p>
        {sent?.success === true ? (
          <>
            We sent a link to <strong>{email}</strong>. Open it to verify your email.
          </>
        ) : (
          <>
            <strong>{email}</strong> is not verified yet. Open the link we sent, or send it again.
          </>
        )}{' '}
        You can continue now. You see prices once your email is verified.
      </p>
      <FormMessage {...message} links={waysOut(back)} />
      <div className="sign-in-choices">
        <BusyButton className="btn btn-primary" {...done} />
        <a className="btn btn-secondary" href={pagesFrom(back).onward}>
          Continue without verifying
        </a>
      </div>
      <BusyButton className="sign-in-again link" {...again} />
    </section>
  );
}
