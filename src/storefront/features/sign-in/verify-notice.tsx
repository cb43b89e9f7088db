/** Explains that the emailed link must be opened before prices are shown. */
import { useEffect, useRef } from 'react';
import type { Result } from '#core/result.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useVerifying } from '#storefront/shared/parts/use-verifying.ts';
import { pagesFrom, waysOut } from './pages.ts';
import { FORM } from '#ui/form-class.ts';

interface Props {
  email: string;
  /** The result of sending the email, or of opening the link. */
  sent?: Result<unknown> | undefined;
  back?: string | undefined;
  onVerified: () => void;
}

export function VerifyNotice({ email, sent, back, onVerified }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { message, again, done } = useVerifying({
    email,
    sent,
    sendMail: async () => (await import('./actions.ts')).sendVerificationLink(),
    reloadUser: async () => (await import('./actions.ts')).refreshUser(),
    onVerified,
  });

  // The focused element has disappeared.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={FORM} aria-labelledby="verify-heading">
      <h2 ref={heading} id="verify-heading" tabIndex={-1} className="text-2xl outline-none">
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
      <div className="flex flex-wrap gap-3">
        <BusyButton className="btn min-w-36 btn-primary" {...done} />
        <a className="btn btn-secondary" href={pagesFrom(back).onward}>
          Continue without verifying
        </a>
      </div>
      <BusyButton
        isText
        className="min-h-10 justify-self-start text-sm/body link aria-disabled:cursor-default aria-disabled:text-ink-faint aria-disabled:no-underline"
        {...again}
      />
    </section>
  );
}
