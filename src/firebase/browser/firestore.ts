/** The browser's database, by the small SDK that asks and is answered: nothing here listens. */
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { emulatorsIn } from '#core/firebase-settings.ts';
import { startFirebase } from './firebase.ts';
import { FIREBASE_VARIABLES } from './firebase-variables.ts';

/** There is no database in this build, or its settings are wrong. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

let opened: Firestore | undefined;

/** @throws DatabaseUnavailable when Firebase is not configured */
export function database(): Firestore {
  if (opened !== undefined) return opened;
  const app = startFirebase();
  if (app === undefined) throw new DatabaseUnavailable('Firebase is not configured in this build.');
  // It would write requests that fail to the console, with all that a customer has typed in them.
  setLogLevel('silent');
  opened = getFirestore(app);
  const { firestore } = emulatorsIn(FIREBASE_VARIABLES);
  if (firestore !== undefined) {
    const { hostname, port } = new URL(`http://${firestore}`);
    connectFirestoreEmulator(opened, hostname, Number(port));
  }
  return opened;
}
