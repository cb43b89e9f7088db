/** The service worker is small, whole and of one piece, and asks visitors for little. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CACHES, OFFLINE_PATH } from '#storefront/shared/model/kept-offline.ts';
import { fileOf, readSiteFile, siteFiles, siteFolder } from '../built-site.ts';

const KB = 1_000;

const worker = readSiteFile('sw.js');

const weightOf = (file: string): number => {
  const bytes = readFileSync(join(siteFolder(), file));
  return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
};

/** What the worker fetches besides pages: scripts, styles and fonts. */
const files = [
  ...new Set([...worker.matchAll(/\/(_astro\/[\w.-]+)/g)].map(([, file = '']) => file)),
];

test('it weighs at most 12 KB', () => {
  expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(12 * KB);
});

test('it is one script that imports nothing, and was made for production', () => {
  expect(worker).not.toMatch(/\b(?:import\s*[{("'`]|importScripts|process\.env|export\s*[{])/);
  expect(worker).toContain(CACHES.assets.replace(/^shop-/, ''));
});

test('all that it fetches ahead is there', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(join(siteFolder(), file)))).toEqual([]);
});

test('what it fetches ahead weighs at most 305 KB, the catalogue included', () => {
  const pages = [OFFLINE_PATH, '/order-list', '/search'].map(fileOf);
  const data = siteFiles().filter((file) => /^data\/catalogue(?:\/\d+)?\.json$/.test(file));
  const ahead = [...files, ...pages, ...data].filter((file) =>
    existsSync(join(siteFolder(), file)),
  );
  const weight = ahead.reduce((sum, file) => sum + weightOf(file), 0);
  expect(weight).toBeLessThanOrEqual(305 * KB);
});
