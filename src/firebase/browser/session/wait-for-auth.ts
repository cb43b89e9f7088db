/** Waits for the auth state, with a timeout. */
import type { SessionEnvironment } from './session-environment.ts';

type Waiting = Pick<SessionEnvironment, 'wait' | 'authTimeout' | 'warn'>;

/** Settles when it is known, or after the timeout with a warning. */
export async function waitForAuthState(authStateReady: Promise<void>, env: Waiting): Promise<void> {
  const late = env.wait(env.authTimeout).then(() => true);
  const isLate = await Promise.race([authStateReady.then(() => false), late]);
  if (!isLate) return;
  env.warn(
    `Authentication did not initialise within ${env.authTimeout / 1_000} s; going on without it.`,
  );
}
