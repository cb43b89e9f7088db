/** Calls Cloud Functions. Their SDK is loaded with the first call. */
import { FirebaseError } from 'firebase/app';
import { emulatorsIn } from '#core/firebase-settings.ts';
import { FUNCTIONS_REGION } from '#core/functions-region.ts';
import type { Result } from '#core/result.ts';
import { databaseOutcome } from './database-outcome.ts';
import { DatabaseUnavailable } from './firestore.ts';
import { startFirebase } from './firebase.ts';
import { FIREBASE_VARIABLES } from './firebase-variables.ts';
import { ReadError } from './read-error.ts';
import { DatabaseFailure, withTimeout } from './with-timeout.ts';

async function openFunctions() {
  const app = startFirebase();
  if (app === undefined) throw new DatabaseUnavailable('Firebase is not configured in this build.');
  const { auth, functions: emulator } = emulatorsIn(FIREBASE_VARIABLES);
  if (auth !== undefined && emulator === undefined)
    throw new DatabaseUnavailable('The local stack runs without functions.');
  const { connectFunctionsEmulator, getFunctions, httpsCallable } =
    await import('firebase/functions').catch(() => {
      throw new DatabaseFailure('unavailable');
    });
  const opened = getFunctions(app, FUNCTIONS_REGION);
  if (emulator !== undefined) {
    const { hostname, port } = new URL(`http://${emulator}`);
    connectFunctionsEmulator(opened, hostname, Number(port));
  }
  return (name: string) => httpsCallable(opened, name);
}

let opened: ReturnType<typeof openFunctions> | undefined;

/** Codes of failures whose message the function wrote for people. */
const WITH_MESSAGE: ReadonlySet<string> = new Set([
  'functions/failed-precondition',
  'functions/invalid-argument',
  'functions/permission-denied',
  'functions/unauthenticated',
]);

/** What the function returns, unvalidated, or why it failed; after a lost response it may have succeeded. */
export const callFunction = (name: string, input: unknown): Promise<Result<unknown>> =>
  databaseOutcome(() =>
    withTimeout(async () => {
      try {
        opened ??= openFunctions();
        const call = (await opened)(name);
        return (await call(input)).data;
      } catch (error) {
        if (!(error instanceof FirebaseError)) {
          // The next call loads the SDK again.
          opened = undefined;
          throw error;
        }
        // The SDK adds the HTTP status.
        if (WITH_MESSAGE.has(error.code))
          throw new ReadError(error.message.replace(/ \[\d{3}\]$/, ''));
        throw new FirebaseError(error.code.replace(/^functions\//, ''), error.message);
      }
    }),
  );
