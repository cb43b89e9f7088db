/** A page opened by an email link: shows progress and result. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isWornLink } from '#core/account/auth-messages.ts';
import { FORM } from '#ui/form-class.ts';
import { Button } from '#ui/react/button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import type { FormProps, MailLinkOutcome } from './form-props.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { pagesFrom, waysOut } from './pages.ts';
import { VerifyNotice } from './verify-notice.tsx';

interface SettledProps {
  heading: string;
  children: ReactNode;
  href: string;
  action: string;
}

/** A success message with the next link. It takes over the focus of the content it replaces. */
function Settled({ heading, children, href, action }: SettledProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={FORM} aria-labelledby="settled">
      <h2 ref={title} id="settled" tabIndex={-1} className="text-2xl outline-none">
        {heading}
      </h2>
      <p>{children}</p>
      <p>
        <a className="btn min-w-36 btn-primary" href={href}>
          {action}
        </a>
      </p>
    </section>
  );
}

interface FailedProps {
  outcome: Extract<MailLinkOutcome, { is: 'failed' }>;
  back: string | undefined;
}

/** Why the link does not work, and how to get a new one. */
function LinkFailed({ outcome: { failed, page }, back }: FailedProps) {
  const canTryAgain = !isWornLink(failed.code);
  return (
    <div className={FORM}>
      <FormMessage kind="bad" message={failed.error} links={waysOut(back)} />
      <p className="flex flex-wrap gap-3">
        {canTryAgain && (
          <Button className="min-w-36" onClick={() => location.reload()}>
            Try again
          </Button>
        )}
        <a
          className={canTryAgain ? 'btn btn-secondary' : 'btn min-w-36 btn-primary'}
          href={pagesFrom(back)[page]}
        >
          {page === 'reset' ? 'Send a new link' : 'Sign in for a new link'}
        </a>
      </p>
    </div>
  );
}

interface Props extends FormProps {
  /** The outcome to begin with, after registration. */
  start?: MailLinkOutcome;
}

export function MailPage({ link, back, start }: Props) {
  const [outcome, setOutcome] = useState(start);
  const [isPasswordSet, setPasswordSet] = useState(false);
  useEffect(() => {
    if (link === undefined) return;
    import('./actions.ts')
      .then(({ followMailLink }) => followMailLink(link))
      .then(setOutcome, reportError);
  }, [link]);

  const { onward, login, reset } = pagesFrom(back);
  if (isPasswordSet) {
    return (
      <Settled heading="Your new password is set" href={login} action="Sign in">
        You can now sign in with it.
      </Settled>
    );
  }
  switch (outcome?.is) {
    case undefined:
      return (
        <p role="status" className="needs-script text-sm text-ink-soft">
          One moment…
        </p>
      );
    case 'verified':
      return (
        <Settled heading="Your email is verified" href={onward} action="Continue">
          You now see all prices when you are signed in.
        </Settled>
      );
    case 'recovered':
      return (
        <Settled heading="Your old email address is restored" href={reset} action="Reset password">
          If you didn’t change it, someone else may know your password. Choose a new one now.
        </Settled>
      );
    case 'signed-out':
      return (
        <Settled heading="Sign in first" href={login} action="Sign in">
          Then we can send you a link to verify your email.
        </Settled>
      );
    case 'new-password':
      return (
        <NewPasswordForm
          {...outcome}
          back={back}
          onSet={() => setPasswordSet(true)}
          onFailed={(failed) => setOutcome({ is: 'failed', failed, page: 'reset' })}
        />
      );
    case 'to-verify':
      return (
        <VerifyNotice {...outcome} back={back} onVerified={() => setOutcome({ is: 'verified' })} />
      );
    case 'failed':
      return <LinkFailed outcome={outcome} back={back} />;
  }
}
