/** A build without Firebase settings: sign-in is unavailable, and the pages offer another contact. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { plainBuild } from '#fixtures/plain-build.ts';
import { demoDocuments } from '#seed/shop.ts';
import { snapshotFromDocuments } from '#site/snapshot/from-documents.ts';
import { axeFinds } from '../axe.ts';
import { expect, test } from '../quiet-page.ts';

const OUT = '.cache/test/not-configured';
const VARIABLE = 'PUBLIC_FIREBASE_API_KEY';

/** Builds a small shop, because its sign-in pages are the same. */
async function buildWithoutFirebase(folder: string): Promise<void> {
  const snapshot = join(folder, 'snapshot.sqlite');
  await snapshotFromDocuments({ documents: demoDocuments({ products: 4 }), file: snapshot });
  const before = process.env[VARIABLE];
  process.env[VARIABLE] = '';
  await plainBuild(snapshot, OUT).finally(() => {
    process.env[VARIABLE] = before;
  });
}

test('every sign-in page says that it is unavailable and offers a contact', async ({
  page,
  baseURL,
}, info) => {
  test.setTimeout(180_000);
  await mkdir(info.outputDir, { recursive: true });
  await buildWithoutFirebase(info.outputDir);
  const { origin } = new URL(String(baseURL));
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isFile = /\.\w+$/.test(pathname);
    await route.fulfill({ path: join(OUT, isFile ? pathname : `${pathname}.html`) });
  });
  for (const path of ['/login', '/register', '/reset-password', '/verify-email']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('Sign-in is unavailable right now. Contact us.')).toBeVisible();
    await expect(main.getByRole('link', { name: /^WhatsApp \+91/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/91/,
    );
    await expect(main.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute(
      'href',
      /^tel:\+91/,
    );
    await expect(main.locator('form, input')).toHaveCount(0);
    expect.soft(await axeFinds(page), path).toEqual([]);
  }
});
