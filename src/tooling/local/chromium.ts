/** Finds the Chromium for the browser tests, or installs one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './env.ts';
import { Failure } from './failure.ts';
import type { Children } from './processes.ts';

/** Debian's headless browser: the same engine, and tests take half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Usual paths, Debian's packages first. */
const USUAL_PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const APT_GET = '/usr/bin/apt-get';
const PLAYWRIGHT_CLI = join(ROOT, 'node_modules/@playwright/test/cli.js');

/** The browser that Playwright downloaded, if there is one. */
async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * @param named path from `CHROMIUM_PATH`
 * @returns undefined when there is none on this machine
 * @throws Failure when `named` does not exist
 */
export async function findChromium(
  named: string | undefined,
  places: readonly string[] = USUAL_PLACES,
): Promise<string | undefined> {
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Failure(
      `CHROMIUM_PATH is ${named}, which does not exist.`,
      'Set it to the path of Chromium or Chrome, or leave it unset.',
    );
  }
  return places.find((path) => existsSync(path)) ?? (await playwrightsOwn());
}

const isDebianRoot = (): boolean => existsSync(APT_GET) && process.getuid?.() === 0;

/** Installs with Debian's packages, in order until one is available. @throws Failure when none is */
async function installByApt(children: Children): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (name: string, ...args: string[]) =>
    children.run({ name, command: APT_GET, args, env });
  const install = (name: string) =>
    apt('apt-install', 'install', '-y', '--no-install-recommends', name);
  await apt('apt-update', 'update');
  try {
    await install('chromium-headless-shell');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Older releases have the full browser only.
    await install('chromium');
  }
}

/** Installs Debian's package as root, or uses Playwright's download. */
async function installChromium(children: Children): Promise<void> {
  if (isDebianRoot()) {
    await installByApt(children);
    return;
  }
  await children.run({
    name: 'playwright-install',
    command: process.execPath,
    args: [PLAYWRIGHT_CLI, 'install', 'chromium'],
  });
}

/**
 * The path of a Chromium, which is installed when there is none.
 * @throws Failure with the install command when the installation failed
 */
export async function provideChromium(
  children: Children,
  named: string | undefined,
): Promise<string> {
  const existing = await findChromium(named);
  const isWorthMore = named === undefined && isDebianRoot() && !existsSync(HEADLESS_SHELL);
  if (existing !== undefined && !isWorthMore) return existing;
  try {
    await installChromium(children);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  const installed = await findChromium(undefined);
  if (installed !== undefined) return installed;
  throw new Failure(
    'The browser tests need Chromium, and it could not be installed.',
    'Install it: sudo apt-get install -y chromium (elsewhere: npx playwright install chromium)',
  );
}
