/** A publish that nobody asked for leaves its record beside the requests, when it has something to tell. */
import { expect, test } from 'vitest';
import { openSmallShop, type SmallShop } from '#fixtures/publishing.ts';
import { requestPublish, outcomeOf, serve, until } from '#fixtures/publish-service.ts';
import { BY_ITSELF } from '#core/publishing/progress.ts';
import { decodeDocument } from '#schema/kind.ts';
import { publishKind, type Publish } from '#schema/publish.ts';

/** Every record, the first first; each fits the schema by which staff read it. */
async function records({ firestore }: SmallShop): Promise<Publish[]> {
  const { docs } = await firestore.collection('publishes').get();
  return docs
    .map((document) => {
      const decoded = decodeDocument(publishKind, document.ref.path, document.data());
      if (decoded.ok) return decoded.value;
      throw new Error(JSON.stringify(decoded.problems));
    })
    .toSorted((one, other) => one.updatedAt - other.updatedAt);
}

/** Looks again of its own accord, ten times a second. */
const OFTEN = 100;

test('a look that changed the site is recorded, one that found nothing is not', async () => {
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

test('a failure is recorded once, however often it is met, and then that all is well again', async () => {
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

test('what was asked for has its request alone', async () => {
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
