/** Finds the Chromium that the browser tests drive, or installs one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './env.ts';
import { Failure } from './failure.ts';
import type { Children } from './processes.ts';

/** Where systems keep it, Debian's package first. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const APT_GET = '/usr/bin/apt-get';
const PLAYWRIGHT_CLI = join(ROOT, 'node_modules/@playwright/test/cli.js');

/** The browser that Playwright has downloaded, when it has. */
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
      'Set it to the path of Chromium or Chrome, or leave it out.',
    );
  }
  return places.find((path) => existsSync(path)) ?? (await playwrightsOwn());
}

/** By Debian's package as root, else by Playwright's own download. */
async function installChromium(children: Children): Promise<void> {
  if (existsSync(APT_GET) && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (name: string, ...args: string[]) =>
      children.run({ name, command: APT_GET, args, env });
    await apt('apt-update', 'update');
    await apt('apt-install', 'install', '-y', '--no-install-recommends', 'chromium');
    return;
  }
  await children.run({
    name: 'playwright-install',
    command: process.execPath,
    args: [PLAYWRIGHT_CLI, 'install', 'chromium'],
  });
}

/**
 * The path of a Chromium, installed first when there is none.
 * @throws Failure with the command that installs it, when that did not work here
 */
export async function provideChromium(
  children: Children,
  named: string | undefined,
): Promise<string> {
  const found = await findChromium(named);
  if (found !== undefined) return found;
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
