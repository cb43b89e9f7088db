/** What whoever has not verified their address can do about it: have the mail sent again, or say that they have. */
import { useState } from 'react';
import type { Result } from '#core/result.ts';
import { useWaiting } from '#ui/react/use-waiting.ts';
import { useWork } from '#ui/react/use-work.ts';

/** Between two mails, seconds. */
const BETWEEN_MAILS = 30;

const NOT_YET =
  'Not verified yet. Open the link in the email, then try again. If you don’t see the email, check your spam folder.';

interface Verifying {
  email: string;
  /** What became of the mail, if one was sent just now, or of the link that was opened. */
  sent?: Result<unknown> | undefined;
  sendMail: () => Promise<Result<unknown>>;
  /** Asks the service anew; null when nobody is signed in. */
  askWhoIsIn: () => Promise<Result<{ readonly emailVerified: boolean } | null>>;
  onVerified: () => void;
}

interface Said {
  kind: 'bad' | 'good' | 'note';
  words: string | undefined;
}

const failure = (result: Result<unknown> | undefined): Said | undefined =>
  result?.success === false ? { kind: 'bad', words: result.error } : undefined;

/** @returns the properties of its message, and of its two buttons */
export function useVerifying({ email, sent, sendMail, askWhoIsIn, onVerified }: Verifying) {
  const [said, say] = useState<Said | undefined>(failure(sent));
  const [wait, setWait] = useWaiting(sent?.success === true ? BETWEEN_MAILS : 0);
  const sending = useWork();
  const asking = useWork();

  const send = async () => {
    if (wait > 0) return;
    say(undefined);
    const result = await sendMail();
    say(failure(result) ?? { kind: 'good', words: `We sent another link to ${email}.` });
    if (result.success) setWait(BETWEEN_MAILS);
  };
  const ask = async () => {
    say(undefined);
    const visitor = await askWhoIsIn();
    if (visitor.success && visitor.value?.emailVerified === true) onVerified();
    else say(failure(visitor) ?? { kind: 'note', words: NOT_YET });
  };

  return {
    message: said ?? { kind: 'note' as const, words: undefined },
    again: {
      isBusy: sending.isBusy,
      busyWords: 'Sending…',
      'aria-disabled': wait > 0 || undefined,
      onClick: () => sending.run(send),
      children: wait > 0 ? `Send link again in ${wait} s` : 'Send link again',
    },
    done: {
      isBusy: asking.isBusy,
      busyWords: 'Checking…',
      onClick: () => asking.run(ask),
      children: 'I’ve verified my email',
    },
  };
}
