/** Staff session: signed in once per process. Each test has its own documents. */
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { buildProduct } from '#fixtures/build.ts';
import { encodeDocument, type DocumentKind } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import type * as z from 'zod';
import {
  test as base,
  createPerson,
  database,
  expect,
  signedInSession,
} from '../accounts/customer.ts';

export { database, expect };

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A new member of staff. @returns the storage of a browser in which they are signed in */
async function signedInStaff(origin: string): Promise<Stored> {
  const person = await createPerson({ displayName: 'Kavita Rao', claims: { admin: true } });
  return { cookies: [], origins: [{ origin, localStorage: await signedInSession(person) }] };
}

/** Playwright's `test` with a signed-in member of staff. */
export const test = base.extend<object, { staff: Stored }>({
  staff: [
    async ({}, use, info) => use(await signedInStaff(String(info.project.use.baseURL))),
    { scope: 'worker' },
  ],
  storageState: async ({ staff }, use) => use(staff),
  // Pictures are stored there.
  reaches: async ({ reaches }, use) => {
    await use([...reaches, String(process.env['STORAGE_EMULATOR'])]);
  },
});

/** For several writes in sequence. */
export const PATIENT = { timeout: 90_000 };

/** Opens a screen of the back office, and waits for its heading. */
export async function openScreen(
  page: Page,
  path: string,
  heading: string | RegExp,
): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Follows a link of the navigation, which is in a menu on a phone. */
export async function goTo(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: /^Menu/ });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation', { name: 'Back office' }).getByText(name).click();
}

/** Opens the filter menu of a list. */
export async function openFilters(page: Page): Promise<Locator> {
  const menu = page.getByRole('group', { name: 'Filters' });
  if (!(await menu.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(menu).toBeVisible();
  return menu;
}

/** Sets a filter of a list, and closes the menu. */
export async function pickFilter(page: Page, name: string, label: string): Promise<void> {
  const menu = await openFilters(page);
  await menu.getByLabel(name).selectOption({ label });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

/** Chips of active filters. */
export const filterChips = (page: Page): Locator =>
  page.getByRole('list', { name: 'Active filters' });

/** Another member of staff, with a page in a browser of their own. */
export async function anotherOfTheStaff(browser: Browser, baseURL: string): Promise<Page> {
  const storageState = await signedInStaff(baseURL);
  const context = await browser.newContext({ baseURL, storageState, serviceWorkers: 'block' });
  return await context.newPage();
}

/** Stores a document, bypassing the rules. */
export async function put<S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
  document: z.output<S>,
): Promise<void> {
  // A document is a record of fields.
  await database.doc(`${kind.collection}/${id}`).set(encodeDocument(kind, document) as object);
}

/** Stores several documents of one kind with a single request that bypasses the rules; at most 500. */
export async function putMany<S extends z.ZodType>(
  kind: DocumentKind<S>,
  documents: readonly (readonly [id: string, document: z.output<S>])[],
): Promise<void> {
  const batch = database.batch();
  for (const [id, document] of documents) {
    // A document is a record of fields.
    batch.set(database.doc(`${kind.collection}/${id}`), encodeDocument(kind, document) as object);
  }
  await batch.commit();
}

/** Fields of a stored document; undefined if it does not exist. */
export const stored = async (path: string) => (await database.doc(path).get()).data();

/** Waits until functions have indexed a customer, so that the search finds them. */
export const searchable = (uid: string): Promise<void> =>
  expect.poll(() => stored(`customerIndex/${uid}`), PATIENT).toBeDefined();

/** The same for an order. */
export const orderSearchable = (id: string): Promise<void> =>
  expect
    .poll(
      async () => (await database.collection('orderIndex').where('orderId', '==', id).get()).size,
      PATIENT,
    )
    .toBe(1);

/** A unique SKU. */
export const ownSku = (): string => `T-${randomUUID().slice(0, 8).toUpperCase()}`;

/** Opens the form of a new product, and fills required fields. */
export async function fillNewProduct(page: Page, sku: string): Promise<void> {
  await openScreen(page, '/admin/products/new', 'New product');
  await page.getByLabel('Title', { exact: true }).fill('Lotus ring');
  await page.getByLabel('SKU').fill(sku);
  await page.getByLabel('Unit price').fill('1,250.50');
  await page.getByLabel('Net weight').fill('3.2');
  await page.getByLabel('Gross weight').fill('3.45');
}

type OwnProduct = Product & { id: string };
type ProductFields = Parameters<typeof buildProduct>[0];

/** Products for one test, with IDs derived from their SKUs. */
export async function ownProducts(all: readonly ProductFields[]): Promise<OwnProduct[]> {
  const now = Date.now();
  const products = all.map((fields) => {
    const sku = ownSku();
    const id = sku.toLowerCase();
    return { ...buildProduct({ sku, slug: id, createdAt: now, updatedAt: now, ...fields }), id };
  });
  await putMany(
    productKind,
    products.map(({ id, ...product }) => [id, product]),
  );
  return products;
}

/** A product for one test. */
export async function ownProduct(fields: ProductFields = {}): Promise<OwnProduct> {
  const [product] = await ownProducts([fields]);
  if (product === undefined) throw new Error('It was not made.');
  return product;
}
