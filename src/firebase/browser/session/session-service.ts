/** What the session asks of the sign-in service; what a person can cause there comes back as a value. */
import {
  endSession,
  idToken,
  listenToAuth,
  readClaims,
  reloadAccount,
  signInByEmail,
  signInByGoogle,
} from '#firebase/browser/auth.ts';
import { startFirebase, whenFirebaseReady } from '#firebase/browser/firebase.ts';
import { sendsTokens, sendToken } from '#firebase/browser/token-sync.ts';
import { authOutcome } from './auth-outcome.ts';

export const sessionService = {
  /** False where the configuration lacks something, or there is no window. */
  start: (): boolean => startFirebase() !== undefined,
  whenReady: (): Promise<boolean> => whenFirebaseReady(),
  listen: listenToAuth,
  readClaims,
  idToken,
  sendsTokens,
  sendToken,
  loginWithGoogle: () => authOutcome(signInByGoogle),
  loginWithEmail: (email: string, password: string) =>
    authOutcome(() => signInByEmail(email, password)),
  logout: () =>
    authOutcome(async () => {
      await endSession();
      return undefined;
    }),
  reload: () => authOutcome(reloadAccount),
};
