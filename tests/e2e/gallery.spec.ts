/**
 * `/dev/gallery`, served by Astro's dev server: it shows every component of `src/ui` and is accessible; a build does not
 * contain it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { siteFiles } from '../built-site.ts';
import { axeFinds } from './axe.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

// One worker, so that only one dev server starts.
test.describe.configure({ mode: 'default' });

let devServer: ChildProcess | undefined;
let address = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  address = `http://127.0.0.1:${port}/dev/gallery`;
  devServer = spawn(
    process.execPath,
    [
      'node_modules/astro/bin/astro.mjs',
      'dev',
      // A developer may be running a dev server.
      '--ignore-lock',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
    ],
    { stdio: 'ignore', env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } },
  );
  await expect(async () => {
    expect((await fetch(address)).status).toBe(200);
  }).toPass({ timeout: 110_000 });
});

test.afterAll(async () => {
  if (devServer?.exitCode !== null) return;
  devServer.kill('SIGTERM');
  await once(devServer, 'exit');
});

/** Every component of `src/ui`: `Icon.astro` for pages only, and `Button`. */
function components(): string[] {
  const inReact = globSync('src/ui/react/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) ([A-Z]\w*[a-z])\b/gm)].map(
      ([, name = '']) => name,
    ),
  );
  return [...readdirSync('src/ui').filter((file) => file.endsWith('.astro')), ...inReact];
}

test('every component is shown, and axe finds nothing', async ({ page }) => {
  const all = components();
  expect(all).toEqual(expect.arrayContaining(['Icon.astro', 'Price', 'FieldFrame', 'Sheet']));

  await page.goto(address);
  // An empty specimen has no height.
  const shown = await page
    .locator('[data-shows]')
    .evaluateAll((specimens) =>
      specimens
        .filter((each) => each.getBoundingClientRect().height > 15)
        .map((each) => each.getAttribute('data-shows')),
    );
  expect(all.filter((name) => !shown.includes(name))).toEqual([]);
  expect(await axeFinds(page)).toEqual([]);
});

test('nothing scrolls sideways', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'With a close button' })).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a notice can be closed, a sheet and a dialog opened, a password shown', async ({ page }) => {
  await page.goto(address);
  const notice = page.getByRole('region', { name: 'With a close button' });
  await expect(notice).toBeVisible();
  // A click before its script has started does nothing.
  await expect(async () => {
    if (await notice.isVisible())
      await notice.getByRole('button', { name: 'Close' }).click({ timeout: 1_000 });
    await expect(notice).toBeHidden({ timeout: 1_000 });
  }).toPass();
  for (const side of ['left', 'right']) {
    await page.getByRole('button', { name: `Open ${side} sheet` }).click();
    const sheet = page.getByRole('dialog', { name: `A ${side} sheet` });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await page.getByRole('button', { name: 'Open dialog' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Open busy dialog' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue(
    'a secret',
  );
});

test('states are exposed to assistive technology', async ({ page }) => {
  await page.goto(address);
  const wrong = page.getByRole('textbox', { name: 'Email' }).first();
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription(/Enter an email like name@shop\.in/);
  await expect(page.getByRole('textbox', { name: 'GSTIN' })).toHaveAccessibleDescription(
    /15 characters/,
  );
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Disabled' }).first()).toBeDisabled();
});

test('a build does not contain the gallery', () => {
  expect(siteFiles().filter((file) => file.startsWith('dev'))).toEqual([]);
});
