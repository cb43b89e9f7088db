/**
 * `/dev/gallery`, served by Astro's dev server: it shows every primitive and is accessible; a build does not
 * contain it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { siteFiles } from '../built-site.ts';

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

/** The gallery's own imports from `src/ui`, and the imports of those in turn. */
function shownPrimitives(file: string, found = new Set<string>()): Set<string> {
  const imports = readFileSync(file, 'utf8').matchAll(/from '(?:#ui\/|\.\/)(\w+\.astro)'/g);
  for (const [, name = ''] of imports) {
    if (found.has(name)) continue;
    found.add(name);
    shownPrimitives(`src/ui/${name}`, found);
  }
  return found;
}

test('every primitive is shown, in sections that are not empty', async ({ page }) => {
  const shown = shownPrimitives('src/pages/dev/[tool].astro');
  const primitives = readdirSync('src/ui').filter((file) => file.endsWith('.astro'));
  expect(primitives.length).toBeGreaterThan(10);
  expect(primitives.filter((file) => !shown.has(file))).toEqual([]);

  await page.goto(address);
  const sections = page.locator('[data-shows]');
  expect(await sections.count()).toBeGreaterThan(6);
  for (const section of await sections.all()) {
    const box = await section.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThan(20);
  }
  // For developers to look at. It is not compared, because text differs by a pixel between versions of
  // Chromium.
  await page.screenshot({ path: '.cache/gallery.png', fullPage: true });
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

test('axe finds nothing', async ({ page }) => {
  await page.goto(address);
  const { violations } = await new AxeBuilder({ page }).exclude('astro-dev-toolbar').analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
});

test('a build does not contain the gallery', () => {
  expect(siteFiles().filter((file) => file.startsWith('dev'))).toEqual([]);
});
