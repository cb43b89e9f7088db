/** The database connection of the small SDK, which reads and writes but does not subscribe. */
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import type { FirebaseApp } from 'firebase/app';
import { emulatorsIn } from '#core/firebase-settings.ts';
import { startFirebase } from './firebase.ts';
import { FIREBASE_VARIABLES } from './firebase-variables.ts';

/** This build has no database settings, or they are invalid. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** What both SDKs of Firestore have. */
interface Sdk<T> {
  getFirestore: (app: FirebaseApp) => T;
  connectFirestoreEmulator: (opened: T, host: string, port: number) => void;
  setLogLevel: (level: 'silent') => void;
}

/** @throws DatabaseUnavailable when Firebase is not configured */
export function openDatabase<T>(sdk: Sdk<T>): T {
  const app = startFirebase();
  if (app === undefined) throw new DatabaseUnavailable('Firebase is not configured in this build.');
  // It would log failed requests to the console, including personal data.
  sdk.setLogLevel('silent');
  const opened = sdk.getFirestore(app);
  const { firestore } = emulatorsIn(FIREBASE_VARIABLES);
  if (firestore !== undefined) {
    const { hostname, port } = new URL(`http://${firestore}`);
    sdk.connectFirestoreEmulator(opened, hostname, Number(port));
  }
  return opened;
}

let opened: Firestore | undefined;

/** @throws DatabaseUnavailable when Firebase is not configured */
export const database = (): Firestore =>
  (opened ??= openDatabase({ getFirestore, connectFirestoreEmulator, setLogLevel }));
