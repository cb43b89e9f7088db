/** The sign-in service for the session; expected failures are returned as values. */
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
  /** False if the settings are incomplete, or without a window. */
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
  logout: () => authOutcome(() => endSession()),
  reload: () => authOutcome(reloadAccount),
};
