/** An automatic publish is recorded beside the requests when its result is new. */
import { expect, test } from 'vitest';
import { openSmallShop, type SmallShop } from '#fixtures/publishing.ts';
import { requestPublish, outcomeOf, serve, until } from '#fixtures/publish-service.ts';
import { BY_ITSELF } from '#core/publishing/progress.ts';
import { decodeDocument } from '#schema/kind.ts';
import { publishKind, type Publish } from '#schema/publish.ts';

/** Every record, oldest first; each fits the schema that staff use to read it. */
async function records({ firestore }: SmallShop): Promise<Publish[]> {
  const { docs } = await firestore.collection('publishes').get();
  return docs
    .map((document) => {
      const decoded = decodeDocument(publishKind, document.ref.path, document.data());
      if (decoded.success) return decoded.value;
      throw new Error(JSON.stringify(decoded.problems));
    })
    .toSorted((one, other) => one.updatedAt - other.updatedAt);
}

/** The interval of automatic publishes: ten per second, ms. */
const OFTEN = 100;

test('records an automatic publish that changed the site, and none without changes', async () => {
  const shop = await openSmallShop();
  const publisher = await shop.open();
  const service = serve(shop, publisher, OFTEN);
  await service.hasRun();
  await until(async () => expect(await records(shop)).toHaveLength(1));
  const runs = service.published.length;
  await until(() => expect(service.published.length).toBeGreaterThan(runs + 3));
  expect(await records(shop)).toHaveLength(1);

  await shop.saveProduct('rg1', { title: 'Ring of the day' });
  await until(async () => expect(await records(shop)).toHaveLength(2));
  expect((await records(shop)).at(-1)).toMatchObject({
    requestedBy: BY_ITSELF,
    progress: { state: 'live', counts: { changed: 1 } },
    quarantine: [],
  });
});

test('records a repeated failure once, and then the next success', async () => {
  const shop = await openSmallShop();
  const publisher = await shop.open();
  const service = serve(shop, publisher, OFTEN);
  await until(async () => expect(await records(shop)).toHaveLength(1));

  await shop.saveProduct('rg2', { sku: 'RG1' });
  await until(() => expect(service.failures.length).toBeGreaterThan(3));
  expect((await records(shop)).map(({ progress }) => progress.state)).toEqual(['live', 'failed']);
  expect((await records(shop)).at(-1)).toMatchObject({
    requestedBy: BY_ITSELF,
    progress: { state: 'failed', refusal: 'address-clash' },
  });

  await shop.restore('prod/rg2');
  await until(async () =>
    expect((await records(shop)).map(({ progress }) => progress.state)).toEqual([
      'live',
      'failed',
      'live',
    ]),
  );
});

test('records no automatic publish in addition to a request', async () => {
  const shop = await openSmallShop();
  const publisher = await shop.open();
  const service = serve(shop, publisher);
  await service.hasRun();
  await until(async () => expect(await records(shop)).toHaveLength(1));
  await shop.saveProduct('rg1', { title: 'Ring of the day' });
  const [id] = await requestPublish(shop, {});
  await outcomeOf(shop, id);
  expect(await records(shop)).toHaveLength(2);
});
