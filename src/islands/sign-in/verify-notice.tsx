/** What remains to do before prices show: to open the link that was sent. */
import { useEffect, useRef, useState } from 'react';
import type { Result } from '#domain/result.ts';
import { BusyButton } from '#parts/busy-button.tsx';
import { FormMessage } from '#parts/form-message.tsx';
import { useWork } from '#parts/use-work.ts';
import type { SignInActions } from './actions.ts';
import { pagesFrom, waysOut } from './pages.ts';
import { useWaiting } from './use-waiting.ts';
import { Verified } from './settled.tsx';

/** Between two mails, seconds. */
const BETWEEN_MAILS = 30;

const NOT_YET =
  'Not verified yet. Open the link in the mail, then try again. It may lie among spam.';

interface Props {
  email: string;
  /** What became of the mail, if one was sent just now, or of the link that was opened. */
  sent?: Result<unknown> | undefined;
  actions: SignInActions;
  back?: string | undefined;
}

interface Said {
  kind: 'bad' | 'good' | 'note';
  words: string;
}

const failure = (result: Result<unknown> | undefined): Said | undefined =>
  result?.success === false ? { kind: 'bad', words: result.error } : undefined;

export function VerifyNotice({ email, sent, actions, back }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, say] = useState<Said | undefined>(failure(sent));
  const [isVerified, setVerified] = useState(false);
  const [wait, setWait] = useWaiting(sent?.success === true ? BETWEEN_MAILS : 0);
  const sending = useWork();
  const asking = useWork();

  const send = async () => {
    if (wait > 0) return;
    say(undefined);
    const result = await actions.sendVerification();
    say(failure(result) ?? { kind: 'good', words: `We sent another link to ${email}.` });
    if (result.success) setWait(BETWEEN_MAILS);
  };
  const ask = async () => {
    say(undefined);
    const visitor = await actions.askWhoIsIn();
    if (visitor.success && visitor.value?.emailVerified === true) setVerified(true);
    else say(failure(visitor) ?? { kind: 'note', words: NOT_YET });
  };

  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);

  if (isVerified) return <Verified onward={pagesFrom(back).onward} />;
  return (
    <section className="form" aria-labelledby="verify-heading">
      <h2 ref={heading} id="verify-heading" tabIndex={-1} className="sign-in-heading">
        Check your mail
      </h2>
      <p>
        {sent?.success === true ? (
          <>
            We sent a link to <strong>{email}</strong>. Open it to show that the address is yours.
          </>
        ) : (
          <>
            The address <strong>{email}</strong> is not verified yet. Open the link in our mail, or
            have another sent.
          </>
        )}{' '}
        You can go on meanwhile; prices show once it is verified.
      </p>
      <FormMessage kind={said?.kind ?? 'note'} words={said?.words} links={waysOut(back)} />
      <div className="sign-in-choices">
        <BusyButton
          className="btn btn-primary"
          isBusy={asking.isBusy}
          busyWords="Looking…"
          onClick={() => asking.run(ask)}
        >
          I have verified
        </BusyButton>
        <a className="btn btn-secondary" href={pagesFrom(back).onward}>
          Go on without
        </a>
      </div>
      <BusyButton
        className="sign-in-again link"
        isBusy={sending.isBusy}
        busyWords="Sending…"
        aria-disabled={wait > 0 || undefined}
        onClick={() => sending.run(send)}
      >
        {wait > 0 ? `Send the link again in ${wait} s` : 'Send the link again'}
      </BusyButton>
    </section>
  );
}
