/** The attacked shop as a site, for tests that look for injected scripts. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { attackedShop, type AttackedShop } from '#fixtures/attacked-shop.ts';
import { plainBuild } from '#fixtures/plain-build.ts';
import { ROOT } from '#tooling/local/env.ts';
import { snapshotFromDocuments } from '#site/snapshot/from-documents.ts';
import { recordRuns } from './attack-watch.ts';

const OUT = '.cache/test/attacked';
const FOLDER = join(ROOT, OUT);
const SNAPSHOT = join(ROOT, '.cache/test/attacked.sqlite');

export async function buildAttackedSite(): Promise<AttackedShop> {
  const shop = attackedShop();
  for (const end of ['', '-shm', '-wal']) rmSync(SNAPSHOT + end, { force: true });
  await snapshotFromDocuments({ documents: shop.documents, file: SNAPSHOT });
  await plainBuild(SNAPSHOT, OUT);
  return shop;
}

/** Paths of the site's files that match a pattern, relative to its folder. */
export const attackedFiles = (pattern: RegExp): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));

export const attackedFile = (name: string): string => join(FOLDER, name);

const fileAt = (pathname: string): string => {
  const name = pathname === '/' ? 'index.html' : decodeURI(pathname).slice(1);
  return /\.\w+$/.test(name) ? name : `${name}.html`;
};

/** Serves the attacked site instead of the other site, without the content security policy. */
export async function serveAttackedSite(page: Page, origin: string): Promise<{ ran: string[] }> {
  const watched = await recordRuns(page);
  await page.route('**', async (route) => {
    const { origin: requested, pathname } = new URL(route.request().url());
    const file = join(FOLDER, fileAt(pathname));
    if (requested !== origin) await route.abort();
    else if (existsSync(file)) await route.fulfill({ path: file });
    else await route.fulfill({ status: 404, body: '' });
  });
  return watched;
}
