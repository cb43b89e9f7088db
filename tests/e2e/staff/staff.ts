/** The seat of the staff: signed in once for all tests of a process, with documents of its own for each test. */
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { buildProduct } from '#fixtures/build.ts';
import { encodeDocument, type DocumentKind } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import type * as z from 'zod';
import { test as base, database, expect, signIn, somebody } from '../accounts/customer.ts';

export { database, expect };

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A browser that keeps nothing: the one of a test keeps who is signed in. */
const NOBODY: Stored = { cookies: [], origins: [] };

/** Signs a member of the staff in, in a window of their own. @returns what a browser keeps of it */
async function signedInStaff(browser: Browser, baseURL: string): Promise<Stored> {
  const person = await somebody({ displayName: 'Kavita Rao', claims: { admin: true } });
  const context = await browser.newContext({
    baseURL,
    storageState: NOBODY,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await signIn(page, person, '/admin');
  const stored = await context.storageState({ indexedDB: true });
  await context.close();
  return stored;
}

/** Playwright's `test`, by one of the staff who is signed in. */
export const test = base.extend<object, { staff: Stored }>({
  staff: [
    async ({ browser }, use, info) => {
      const baseURL = String(info.project.use.baseURL);
      await use(await signedInStaff(browser, baseURL));
    },
    { scope: 'worker' },
  ],
  storageState: async ({ staff }, use) => use(staff),
  // Whoever saves at the same moment meets at the mark of what has changed: the database has one of them try again.
  met: /^409 for .*:commit|status of 409/,
  // Pictures, too.
  reaches: async ({ reaches }, use) => use([...reaches, String(process.env['STORAGE_EMULATOR'])]),
});

/** For work of several writes, one after the other. */
export const PATIENT = { timeout: 45_000 };

/** Opens a screen of the back office, and waits until it is there. */
export async function openScreen(
  page: Page,
  path: string,
  heading: string | RegExp,
): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** The menu of a list's filters, opened. */
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

/** The chips of the filters that are set. */
export const filterChips = (page: Page): Locator =>
  page.getByRole('list', { name: 'Active filters' });

/** Somebody else of the staff at the same time: a page in a browser of their own. */
export async function anotherOfTheStaff(browser: Browser, baseURL: string): Promise<Page> {
  const storageState = await signedInStaff(browser, baseURL);
  const context = await browser.newContext({ baseURL, storageState, serviceWorkers: 'block' });
  return await context.newPage();
}

/** Puts a document into the database, past the rules. */
export async function put<S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
  document: z.output<S>,
): Promise<void> {
  // A document is a record of fields.
  await database.doc(`${kind.collection}/${id}`).set(encodeDocument(kind, document) as object);
}

/** The fields of a document, as they stand in the database; undefined when it is not there. */
export const stored = async (path: string) => (await database.doc(path).get()).data();

/** An SKU that no other test has. */
export const ownSku = (): string => `T-${randomUUID().slice(0, 8).toUpperCase()}`;

/** Opens the form of a new product, and fills what it needs. */
export async function fillNewProduct(page: Page, sku: string): Promise<void> {
  await openScreen(page, '/admin/products/new', 'New product');
  await page.getByLabel('Title', { exact: true }).fill('Lotus ring');
  await page.getByLabel('SKU').fill(sku);
  await page.getByLabel('Price per piece').fill('1,250.50');
  await page.getByLabel('Net weight').fill('3.2');
  await page.getByLabel('Gross weight').fill('3.45');
}

/** A product of this test alone, with the id that its SKU gives. */
export async function ownProduct(
  fields: Parameters<typeof buildProduct>[0] = {},
): Promise<Product & { id: string }> {
  const sku = ownSku();
  const id = sku.toLowerCase();
  const now = Date.now();
  const product = buildProduct({ sku, slug: id, createdAt: now, updatedAt: now, ...fields });
  await put(productKind, id, product);
  return { ...product, id };
}
