/** A build without Firebase settings: sign-in is unavailable, and the pages offer another contact. */
import { join } from 'node:path';
import { plainBuild } from '#fixtures/plain-build.ts';
import { axeFinds } from '../axe.ts';
import { expect, test } from '../quiet-page.ts';

const OUT = '.cache/test/not-configured';
const VARIABLE = 'PUBLIC_FIREBASE_API_KEY';

async function buildWithoutFirebase(): Promise<void> {
  const snapshot = process.env['SNAPSHOT_FILE'];
  if (snapshot === undefined) throw new Error('SNAPSHOT_FILE is not set: run through `npm test`.');
  const before = process.env[VARIABLE];
  process.env[VARIABLE] = '';
  await plainBuild(snapshot, OUT).finally(() => {
    process.env[VARIABLE] = before;
  });
}

test('every sign-in page says that it is unavailable and offers a contact', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await buildWithoutFirebase();
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
