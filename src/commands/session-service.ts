/** What the session asks of the sign-in service; what a person can cause there comes back as a value. */
import * as auth from '#client/auth.ts';
import { startFirebase, whenFirebaseReady } from '#client/firebase.ts';
import { sendToken } from '#client/token-sync.ts';
import { authOutcome } from './auth-outcome.ts';

export const sessionService = {
  /** False where the configuration lacks something, or there is no window. */
  start: (): boolean => startFirebase() !== undefined,
  whenReady: (): Promise<boolean> => whenFirebaseReady(),
  listen: auth.listenToAuth,
  whenKnown: auth.whenAuthKnown,
  readClaims: auth.readClaims,
  idToken: auth.idToken,
  sendToken,
  loginWithGoogle: () => authOutcome(auth.signInByGoogle),
  loginWithEmail: (email: string, password: string) =>
    authOutcome(() => auth.signInByEmail(email, password)),
  logout: () =>
    authOutcome(async () => {
      await auth.endSession();
      return undefined;
    }),
  reload: () => authOutcome(auth.reloadAccount),
};

export type SessionService = typeof sessionService;
