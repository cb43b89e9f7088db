/** Actions for a user with an unverified email: resend the email, or confirm that the link was opened. */
import { useState } from 'react';
import type { Result } from '#core/result.ts';
import { useCountdown } from '#ui/react/use-countdown.ts';
import { useTask } from '#ui/react/use-task.ts';

/** The minimum time between two emails, seconds. */
const BETWEEN_MAILS = 30;

const NOT_YET =
  'Not verified yet. Open the link in the email, then try again. If you don’t see the email, check your spam folder.';

interface Verifying {
  email: string;
  /** The result of sending the email, or of opening the link. */
  sent?: Result<unknown> | undefined;
  sendMail: () => Promise<Result<unknown>>;
  /** Reloads the user from the service; null if signed out. */
  reloadUser: () => Promise<Result<{ readonly emailVerified: boolean } | null>>;
  onVerified: () => void;
}

interface Said {
  kind: 'bad' | 'good' | 'note';
  message: string | undefined;
}

const failure = (result: Result<unknown> | undefined): Said | undefined =>
  result?.success === false ? { kind: 'bad', message: result.error } : undefined;

/** @returns the properties of its message, and of its two buttons */
export function useVerifying({ email, sent, sendMail, reloadUser, onVerified }: Verifying) {
  const [said, say] = useState<Said | undefined>(failure(sent));
  const [wait, setWait] = useCountdown(sent?.success === true ? BETWEEN_MAILS : 0);
  const sending = useTask();
  const checking = useTask();

  const send = async () => {
    if (wait > 0) return;
    say(undefined);
    const result = await sendMail();
    say(failure(result) ?? { kind: 'good', message: `We sent another link to ${email}.` });
    if (result.success) setWait(BETWEEN_MAILS);
  };
  const check = async () => {
    say(undefined);
    const visitor = await reloadUser();
    if (visitor.success && visitor.value?.emailVerified === true) onVerified();
    else say(failure(visitor) ?? { kind: 'note', message: NOT_YET });
  };

  return {
    message: said ?? { kind: 'note' as const, message: undefined },
    again: {
      isBusy: sending.isBusy,
      busyLabel: 'Sending…',
      'aria-disabled': wait > 0 || undefined,
      onClick: () => sending.run(send),
      children: wait > 0 ? `Send link again in ${wait} s` : 'Send link again',
    },
    done: {
      isBusy: checking.isBusy,
      busyLabel: 'Checking…',
      onClick: () => checking.run(check),
      children: 'I’ve verified my email',
    },
  };
}
