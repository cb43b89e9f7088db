/** The service worker is one small, complete file, and downloads little. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CACHES, OFFLINE_PATH } from '#storefront/shared/model/offline-caches.ts';
import { fileOf, readSiteFile, siteFiles, siteFolder } from '../built-site.ts';

const KB = 1_000;

const worker = readSiteFile('sw.js');

const weightOf = (file: string): number => {
  const bytes = readFileSync(join(siteFolder(), file));
  return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
};

/** The files that the worker caches besides pages: scripts, styles and fonts. */
const files = [
  ...new Set([...worker.matchAll(/\/(_astro\/[\w.-]+)/g)].map(([, file = '']) => file)),
];

test('has at most 12 KB', () => {
  expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(12 * KB);
});

test('is one production script without imports', () => {
  expect(worker).not.toMatch(/\b(?:import\s*[{("'`]|importScripts|process\.env|export\s*[{])/);
  expect(worker).toContain(CACHES.assets.replace(/^shop-/, ''));
});

test('precaches only existing files', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(join(siteFolder(), file)))).toEqual([]);
});

test('precaches at most 290 KB, including the catalogue', () => {
  const pages = [OFFLINE_PATH, '/order-list', '/search'].map(fileOf);
  const data = siteFiles().filter((file) => /^data\/catalogue(?:\/\d+)?\.json$/.test(file));
  const ahead = [...files, ...pages, ...data].filter((file) =>
    existsSync(join(siteFolder(), file)),
  );
  const weight = ahead.reduce((sum, file) => sum + weightOf(file), 0);
  expect(weight).toBeLessThanOrEqual(290 * KB);
});
