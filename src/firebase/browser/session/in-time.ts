/** Waits for the service to find out who is signed in; a page does not wait for ever. */
import type { SessionEnvironment } from './session-environment.ts';

type Waiting = Pick<SessionEnvironment, 'wait' | 'knownWait' | 'warn'>;

/** Settles when it is known, or after the time-out with a warning. */
export async function inTime(known: Promise<void>, env: Waiting): Promise<void> {
  const late = env.wait(env.knownWait).then(() => true);
  const isLate = await Promise.race([known.then(() => false), late]);
  if (!isLate) return;
  env.warn(
    `Authentication did not initialise within ${env.knownWait / 1_000} s; going on without it.`,
  );
}
