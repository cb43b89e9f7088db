/**
 * A publish that would damage the site is refused: the site stays, the reason is reported, and the next publish
 * catches up.
 */
import { describe, expect, test } from 'vitest';
import { openSmallShop, type SmallShop } from '#fixtures/publishing.ts';
import type { Publisher, PublishRequest } from '#site/publish/publisher.ts';
import { Refusal } from '#site/publish/refusal.ts';
import type { PublishOverride } from '#schema/publish.ts';

/** A shop with ten live products. */
async function openLiveShop() {
  const shop = await openSmallShop({ products: 10 });
  const publisher = await shop.open();
  await publisher.publish();
  return { shop, publisher };
}

/** The refusal of a publish. @throws when it is accepted */
async function refusalOf(publisher: Publisher, request?: PublishRequest): Promise<Refusal> {
  const outcome: unknown = await publisher.publish(request).catch((error: unknown) => error);
  if (outcome instanceof Refusal) return outcome;
  throw new Error('The publish was let through, or failed otherwise.', { cause: outcome });
}

const allowing = (...names: PublishOverride[]): PublishRequest => ({ allow: new Set(names) });

/** A change that is saved while publishes are refused, and must not be lost. */
const MISSED = 'Saved while nothing was published';
const saveMissed = (shop: SmallShop): Promise<void> => shop.saveProduct('rg10', { title: MISSED });

/** `count` documents that never were valid. */
async function saveMalformed(shop: SmallShop, count: number): Promise<void> {
  const paths = Array.from({ length: count }, (_, index) => `prod/broken${index}`);
  await shop.write(Object.fromEntries(paths.map((path) => [path, { updatedAt: new Date() }])));
}

const removeProducts = async (shop: SmallShop, count: number): Promise<void> => {
  for (let number = 1; number <= count; number += 1) await shop.remove(`prod/rg${number}`);
};
const restoreProducts = async (shop: SmallShop, count: number): Promise<void> => {
  for (let number = 1; number <= count; number += 1) await shop.saveProduct(`rg${number}`);
};

interface Case {
  title: string;
  spoil: (shop: SmallShop) => Promise<void>;
  refusal: Refusal['refusal'];
  /** Part of the reported reason. */
  message: readonly (string | RegExp)[];
  repair: (shop: SmallShop) => Promise<void>;
}

const CASES: readonly Case[] = [
  {
    title: 'no product is live',
    spoil: (shop) => removeProducts(shop, 10),
    refusal: 'fewer-products',
    message: ['No product is live', 'fewer-products'],
    repair: (shop) => restoreProducts(shop, 9).then(() => saveMissed(shop)),
  },
  {
    title: 'too many documents are malformed',
    spoil: (shop) => saveMalformed(shop, 6),
    refusal: 'malformed',
    message: [/^6 documents are invalid/, 'prod/broken0 · priceMode: '],
    repair: (shop) => shop.remove('prod/broken0'),
  },
  {
    title: 'two products claim one SKU',
    spoil: (shop) => shop.saveProduct('copy', { sku: 'RG1' }),
    refusal: 'address-clash',
    message: ['SKU RG1 by prod/copy and prod/rg1'],
    repair: (shop) => shop.saveProduct('copy', { sku: 'RG1', status: 'archived' }),
  },
  {
    title: 'the settings of the home page are malformed',
    spoil: (shop) => shop.write({ 'settings/home': { updatedAt: new Date() } }),
    refusal: 'missing-setting',
    message: ['settings/home'],
    repair: (shop) => shop.restore('settings/home'),
  },
];

describe('a publish is refused when', () => {
  test.each(CASES)('$title', async ({ spoil, refusal, message, repair }) => {
    const { shop, publisher } = await openLiveShop();
    const before = shop.files();
    await saveMissed(shop);
    await spoil(shop);

    const refused = await refusalOf(publisher);
    expect(refused.refusal).toBe(refusal);
    for (const part of message) expect(refused.message).toMatch(part);
    expect(shop.files()).toEqual(before);
    // Nothing has changed since, and it is refused again.
    expect((await refusalOf(publisher)).refusal).toBe(refusal);
    expect(shop.files()).toEqual(before);

    await repair(shop);
    await publisher.publish();
    expect(shop.titleOf('product/RG10/rg10.html')).toContain(MISSED);
    expect(await shop.differences()).toEqual([]);
  });

  test('the first one lacks a setting, and creates no site', async () => {
    const shop = await openSmallShop();
    await shop.remove('settings/home');
    const publisher = await shop.open();
    expect((await refusalOf(publisher)).refusal).toBe('missing-setting');
    expect(shop.files().size).toBe(0);
    await shop.restore('settings/home');
    await publisher.publish();
    expect(await shop.differences()).toEqual([]);
  });
});

test('a publish leaves out five malformed documents and reports them', async () => {
  const { shop, publisher } = await openLiveShop();
  await saveMalformed(shop, 5);
  await saveMissed(shop);
  await publisher.publish();
  expect(shop.titleOf('product/RG10/rg10.html')).toContain(MISSED);
  expect(new Set(publisher.problems().map(({ path }) => path)).size).toBe(5);
});

test('an override applies once, and only to its refusal', async () => {
  const { shop, publisher } = await openLiveShop();
  await removeProducts(shop, 3);
  expect((await refusalOf(publisher, allowing('malformed'))).refusal).toBe('fewer-products');
  await publisher.publish(allowing('fewer-products'));
  expect(shop.isThere('product/RG1/rg1.html')).toBe(false);
  // From now on, seven products are the reference.
  for (const id of ['rg4', 'rg5']) await shop.remove(`prod/${id}`);
  expect((await refusalOf(publisher)).message).toMatch(/^5 products are live, and 7 were/);
});
