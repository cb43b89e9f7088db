/** All screens of the back office, with examples for their parameters. */
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  buildBlog,
  buildCategory,
  buildMail,
  buildOrderDraft,
  buildWebUser,
} from '#fixtures/build.ts';
import { MAILS } from '#fixtures/mails.ts';
import { blogKind } from '#schema/blog.ts';
import { categoryKind } from '#schema/category.ts';
import { mailKind } from '#schema/mail.ts';
import { orderDraftKind } from '#schema/order-draft.ts';
import { staffKind } from '#schema/staff.ts';
import { webUserKind } from '#schema/web-user.ts';
import { seedInvoice } from './invoices-seed.ts';
import { ownUid, seedOrder } from './orders-seed.ts';
import { expect, ownProduct, put } from './staff.ts';

/** Read from the routes in the source, because the application only runs in browsers. */
export const PATTERNS = globSync('src/admin/features/*/index.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bpath: '\/?([^']*)'/g)].map(([, path]) => `/${path}`),
);

const quotedOrder = async (): Promise<string> => (await seedOrder(ownUid(), 'quoted')).id;

async function ownPost(): Promise<string> {
  const id = `post-${randomUUID().slice(0, 8)}`;
  const body = '## Heading\n\n- a\n- b\n\n| a | b |\n| - | - |\n| 1 | 2 |';
  await put(blogKind, id, buildBlog({ title: id, slug: id, status: 'draft', body }));
  return id;
}

async function ownCategory(): Promise<string> {
  const id = `screen-${randomUUID().slice(0, 8)}`;
  const category = buildCategory({ name: id, slug: id });
  await put(categoryKind, id, { ...category, order: 9_000 });
  return id;
}

async function ownCustomer(): Promise<string> {
  const uid = ownUid();
  await put(webUserKind, uid, buildWebUser({ uid, email: `${uid}@example.test` }));
  await seedOrder(uid, 'delivered');
  return uid;
}

async function ownMail(): Promise<string> {
  const id = `mail-${randomUUID().slice(0, 8)}`;
  const content = MAILS['quote-ready'];
  const rendered = { subject: 'Your quote is ready', text: 'Namaste', html: '<p>Namaste</p>' };
  const delivery = { state: 'failed', at: Date.now(), mayHaveArrived: false } as const;
  await put(mailKind, id, buildMail({ content, rendered, delivery, error: 'No such user' }));
  return id;
}

async function ownDraft(): Promise<string> {
  const id = randomUUID();
  await put(orderDraftKind, id, buildOrderDraft({ list: 'RG101 8x6 9x6\nZZ999 4' }));
  return id;
}

async function ownMember(): Promise<string> {
  const uid = ownUid();
  const member = { email: `${uid}@example.test`, name: 'Ravi Demo', role: 'packing' } as const;
  await put(staffKind, uid, { ...member, joinedAt: Date.now(), removedAt: null });
  return uid;
}

/** Creates an example for a screen with a parameter. */
const EXAMPLES: Readonly<Record<string, () => string | Promise<string>>> = {
  '/products/$id': async () => (await ownProduct()).id,
  '/inventory/$id': async () => (await ownProduct()).id,
  '/blogs/$id': ownPost,
  '/categories/$id': ownCategory,
  '/customers/$uid': ownCustomer,
  '/orders/$id': quotedOrder,
  '/orders/drafts/$id': ownDraft,
  '/orders/$id/edit-quote': quotedOrder,
  '/orders/$id/quote': quotedOrder,
  '/orders/$id/packing-slip': quotedOrder,
  '/invoices/$id': async () => (await seedInvoice(ownUid())).id,
  '/settings/mail/$id': ownMail,
  '/users/$uid': ownMember,
  '/seo/$id': () => 'global',
  '/settings/pages/$slug': () => 'faqs',
};

/** The path of a pattern with an example. */
export async function addressOf(pattern: string): Promise<string> {
  if (!pattern.includes('$')) return pattern;
  const example = EXAMPLES[pattern];
  if (!example) throw new Error(`Say in EXAMPLES what ${pattern} is to be looked at with.`);
  return pattern.replace(/\$\w+/, await example());
}

/** Opens a screen, and waits until it has loaded its data. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(`/admin${path}`);
  // Not the placeholder page before the application is loaded, which has a heading too.
  await expect(page.locator('#screen h1')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main .skeleton')).toHaveCount(0);
}
