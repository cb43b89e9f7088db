/** The demo shop: all its documents, in the order in which a database is filled. */
import { blogDocuments } from './blogs.ts';
import { categoryDocuments } from './categories.ts';
import { customerIndexDocuments } from './customer-index.ts';
import { customerRecordDocuments } from './customer-records.ts';
import { customerDocuments } from './customers.ts';
import type { DemoDocument } from './demo-document.ts';
import { orderDraftDocuments } from './order-drafts.ts';
import { orderDocuments } from './orders.ts';
import { pageDocuments } from './pages.ts';
import { productDocuments } from './products.ts';
import { publishingDocuments } from './publishing.ts';
import { seoDocuments } from './seo.ts';
import { settingsDocuments } from './settings.ts';
import { stockDocuments } from './stock.ts';

/** The default number of products: every design, no variations. */
export { DESIGN_COUNT as DEMO_PRODUCTS } from './piece.ts';

/**
 * The documents that an empty live shop needs before it can be published: settings, texts and categories for staff to
 * edit.
 */
export function* firstDocuments(): Generator<DemoDocument> {
  yield* settingsDocuments();
  yield* seoDocuments();
  yield* categoryDocuments();
  yield* pageDocuments();
}

/**
 * Every document of a demo shop with `products` products, encoded as Firestore stores it.
 * The same number gives the same documents on every machine and day; more products only add to them.
 */
export function* demoDocuments({ products }: { products: number }): Generator<DemoDocument> {
  yield* firstDocuments();
  yield* blogDocuments();
  yield* productDocuments(products);
  yield* customerDocuments();
  yield* customerRecordDocuments();
  yield* customerIndexDocuments(products);
  yield* orderDocuments(products);
  yield* orderDraftDocuments(products);
  yield* stockDocuments(products);
  yield* publishingDocuments();
}
