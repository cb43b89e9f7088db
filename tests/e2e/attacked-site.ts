/** The attacked shop as a site, built for the tests that look for a script of the attacker's in it. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { attackedShop, CALLED, type AttackedShop } from '#fixtures/attacked-shop.ts';
import { plainBuild } from '#fixtures/plain-build.ts';
import { ROOT } from '#local/env.ts';
import { snapshotFromDocuments } from '#snapshot/from-documents.ts';

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

/** The text files of the site by a pattern, from its folder. */
export const attackedFiles = (pattern: RegExp): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));

export const attackedFile = (name: string): string => join(FOLDER, name);

const fileAt = (pathname: string): string => {
  const name = pathname === '/' ? 'index.html' : decodeURI(pathname).slice(1);
  return /\.\w+$/.test(name) ? name : `${name}.html`;
};

/** Serves it to a page in place of the other, without the policy that would keep scripts from running. */
export async function serveAttackedSite(page: Page, origin: string): Promise<{ ran: string[] }> {
  const ran: string[] = [];
  await page.exposeFunction(CALLED, (index: unknown) => ran.push(`payload ${String(index)}`));
  page.on('dialog', (dialog) => {
    ran.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) ran.push(`frame ${frame.url()}`);
  });
  await page.route('**', async (route) => {
    const { origin: asked, pathname } = new URL(route.request().url());
    const file = join(FOLDER, fileAt(pathname));
    if (asked !== origin) await route.abort();
    else if (existsSync(file)) await route.fulfill({ path: file });
    else await route.fulfill({ status: 404, body: '' });
  });
  return { ran };
}

/** Runs in the page: what an attacker would have got into it, whether or not it has run yet. */
const FOUND = `(() => {
  const found = [];
  const own = /^(?:https?:|tel:|mailto:|blob:|#|\\/|$)/i;
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(element.localName + ' ' + name + '=' + value.slice(0, 60));
      const isAddress = /^(?:href|src|action|formaction|xlink:href|data|poster|srcdoc)$/.test(name);
      const isPicture = element.localName === 'img' && value.startsWith('data:image/');
      if (isAddress && !own.test(value.trim()) && !isPicture) found.push(element.localName + ' ' + name + '=' + value.slice(0, 60));
    }
    if (/^(?:base|iframe|object|embed|frame|math|template)$/.test(element.localName)) found.push(element.localName);
    if (element.matches('meta[http-equiv]')) found.push('meta ' + element.httpEquiv);
    if (element.matches('script:not([src]):not([type="application/ld+json"])') && element.text.includes('${CALLED}')) {
      found.push('script ' + element.text.slice(0, 60));
    }
    if (element.localName === 'style' && element.textContent.includes('${CALLED}')) found.push('style');
  }
  return found;
})()`;

export const whatGotIn = (page: Page): Promise<string[]> => page.evaluate<string[]>(FOUND);
