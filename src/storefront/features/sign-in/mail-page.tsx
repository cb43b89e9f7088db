/** A page opened by an email link: shows progress and result. */
import { useEffect, useState } from 'react';
import type { FormProps } from './form-props.ts';
import { LinkFailed } from './link-failed.tsx';
import { followMailLink, type MailLinkOutcome } from './mail-link.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { pagesFrom } from './pages.ts';
import { Settled, Verified } from './settled.tsx';
import { VerifyNotice } from './verify-notice.tsx';

const MOMENT = (
  <p role="status" className="needs-script text-sm text-ink-soft">
    One moment…
  </p>
);

export function MailPage({ link, actions, back }: FormProps) {
  const [outcome, setOutcome] = useState<MailLinkOutcome>();
  useEffect(() => {
    if (link) followMailLink(link, actions).then(setOutcome, reportError);
  }, [link, actions]);
  /** From the parsed link: the address no longer contains it. */
  const again = async () => {
    if (link) setOutcome(await followMailLink(link, actions));
  };

  const { onward, login, reset } = pagesFrom(back);
  switch (outcome?.is) {
    case undefined:
      return MOMENT;
    case 'verified':
      return <Verified onward={onward} />;
    case 'recovered':
      return (
        <Settled heading="Your old email address is restored" href={reset} action="Reset password">
          If you didn’t change it, someone else may know your password. Choose a new one now.
        </Settled>
      );
    case 'new-password':
      return <NewPasswordForm {...outcome} actions={actions} back={back} />;
    case 'to-verify':
      return <VerifyNotice {...outcome} actions={actions} back={back} />;
    case 'signed-out':
      return (
        <Settled heading="Sign in first" href={login} action="Sign in">
          Then we can send you a link to verify your email.
        </Settled>
      );
    case 'failed':
      return <LinkFailed {...outcome} back={back} onAgain={again} />;
  }
}
