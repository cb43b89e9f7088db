/**
 * Orders as they come and change, by the SDK that listens. It is four times as large as the one that asks, so this
 * module is fetched apart, when staff have orders before them.
 */
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore';
import { emulatorsIn } from '#domain/firebase-settings.ts';
import { orderKind } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { startFirebase } from './firebase.ts';
import { FIREBASE_VARIABLES } from './firebase-variables.ts';
import { DatabaseUnavailable } from './firestore.ts';
import { foundDocument } from './found-document.ts';
import type { FoundOrder } from './staff-orders.ts';

let opened: Firestore | undefined;

/** Whoever is signed in to the app is signed in here. @throws DatabaseUnavailable when Firebase is not configured */
function liveDatabase(): Firestore {
  if (opened !== undefined) return opened;
  const app = startFirebase();
  if (app === undefined) throw new DatabaseUnavailable('Firebase is not configured in this build.');
  setLogLevel('silent');
  opened = getFirestore(app);
  const { firestore } = emulatorsIn(FIREBASE_VARIABLES);
  if (firestore !== undefined) {
    const { hostname, port } = new URL(`http://${firestore}`);
    connectFirestoreEmulator(opened, hostname, Number(port));
  }
  return opened;
}

/** Ends the listening. */
export type StopWatching = () => void;

const {
  orderBy: [[timeField, direction]],
  limit: most,
} = QUERIES.latestOrders;

/**
 * Listens to the orders that changed last.
 * @param onOrders called with them now, and again whenever one comes or changes
 * @param onEnd called when the database ends it, such as after a sign-out
 * @throws DatabaseUnavailable when Firebase is not configured
 */
export const watchLatestOrders = (
  onOrders: (orders: FoundOrder[]) => void,
  onEnd: () => void,
): StopWatching =>
  onSnapshot(
    query(
      collection(liveDatabase(), QUERIES.latestOrders.collection),
      orderBy(timeField, direction),
      limit(most),
    ),
    ({ docs, metadata }) => {
      // Without a connection it would say that there are none.
      if (metadata.fromCache) return;
      onOrders(docs.map((each) => foundDocument(orderKind, each.id, each.data())));
    },
    onEnd,
  );

/** Listens to one order; undefined where it is not there. Fails as `watchLatestOrders` does. */
export const watchOneOrder = (
  id: string,
  onOrder: (order: FoundOrder | undefined) => void,
  onEnd: () => void,
): StopWatching =>
  onSnapshot(
    doc(liveDatabase(), orderKind.collection, id),
    (now) => {
      if (now.metadata.fromCache) return;
      onOrder(now.exists() ? foundDocument(orderKind, now.id, now.data()) : undefined);
    },
    onEnd,
  );
