/** Detects local data of an earlier version, which stored lists of records as text. */
import type { Firestore } from '#firebase/admin/firestore.ts';

const containsText = (list: unknown): boolean =>
  Array.isArray(list) && list.some((item) => typeof item === 'string');

/** Whether images, order lines or highlights are stored as text. */
export async function isOldFormat(firestore: Firestore): Promise<boolean> {
  const [home, products, orders] = await Promise.all([
    firestore.doc('settings/home').get(),
    firestore.collection('prod').limit(20).get(),
    firestore.collection('orders').limit(1).get(),
  ]);
  return (
    containsText(home.get('trust')) ||
    products.docs.some((product) => containsText(product.get('images'))) ||
    orders.docs.some((order) => containsText(order.get('lines')))
  );
}
