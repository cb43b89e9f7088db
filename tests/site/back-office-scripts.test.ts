/** The download of the back office until its first screen can be used, and for each further screen. */
import { describe, expect, test } from 'vitest';
import { readSiteFile } from '../built-site.ts';
import { gzipped, KIB, onDemand, scriptsOf, withImports } from './script-graph.ts';

const FIRST = 250 * KIB;
const FURTHER = 120 * KIB;

const tags = scriptsOf('/admin');
/** The page's own script loads the application at once; `/admin/join`, the same page, loads a file of its own instead. */
const application = tags.flatMap(onDemand).filter((file) => !/\/join\./.test(file));
const first = new Set([...tags, ...application].flatMap((file) => [...withImports(file)]));
const screens = application
  .flatMap((file) => [...withImports(file)])
  .flatMap(onDemand)
  .filter((file) => /-screen\.[^/]+\.js$/.test(file));

/** The files that a screen adds to those already loaded. */
const added = (file: string): string[] => [...withImports(file)].filter((each) => !first.has(each));

test('the application loads with at most 250 KiB of script', () => {
  const bytes = gzipped(first);
  console.log(`/admin: ${(bytes / KIB).toFixed(1)} KiB gzip before the first screen.`);
  expect(bytes).toBeGreaterThan(100 * KIB);
  expect(bytes).toBeLessThanOrEqual(FIRST);
});

test('the first screen is included in this limit', () => {
  const dashboard = screens.find((file) => file.includes('dashboard-screen'));
  expect(dashboard).toBeDefined();
  expect(gzipped([...first, ...added(String(dashboard))])).toBeLessThanOrEqual(FIRST);
});

test('the SDK with listeners is not included', () => {
  expect([...first].some((file) => readSiteFile(file).includes('WatchChange'))).toBe(false);
});

test('every screen is a chunk of its own', () => {
  expect(screens.length).toBeGreaterThan(10);
});

describe.each([...new Set(screens)])('%s', (file) => {
  test('adds at most 120 KiB of script', () => {
    const bytes = gzipped(added(file));
    console.log(`${file}: ${(bytes / KIB).toFixed(1)} KiB gzip.`);
    expect(bytes).toBeLessThanOrEqual(FURTHER);
  });
});

test('the list of orders does not load the forms and dialogs of one order', () => {
  const orders = screens.find((file) => file.includes('orders-screen'));
  const files = added(String(orders));
  expect(files).toContain(orders);
  expect(files.filter((file) => /\/(?:forms|step-dialog|order-board)\.[^/]+$/.test(file))).toEqual(
    [],
  );
});
