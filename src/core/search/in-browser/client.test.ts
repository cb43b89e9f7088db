/** A page and its search worker, connected by a real message channel in one thread. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { searchableShop } from '#fixtures/searchable-shop.ts';
import type { PublishedCatalogue } from '#core/listing/load-catalogue.ts';
import { FileUnavailable } from '#core/file-unavailable.ts';
import { createSearchClient, SearchUnavailable, type SearchWorker } from './client.ts';
import { createSearchService } from './search-service.ts';
import type { SearchRequest, SearchReply } from './messages.ts';

const catalogue: PublishedCatalogue = {
  ...searchableShop(60),
  contact: {
    businessName: 'Demo',
    whatsapp: '+919000000001',
    whatsappTexts: { enquiry: '', videoCall: '', product: '' },
    orderMinimum: {},
  },
};

const opened: MessagePort[] = [];
afterEach(() => {
  for (const port of opened.splice(0)) port.close();
});

function startWorker(load: () => Promise<PublishedCatalogue>): SearchWorker {
  const { port1: page, port2: thread } = new MessageChannel();
  opened.push(page, thread);
  const handle = createSearchService(load);
  thread.onmessage = ({ data }: MessageEvent<SearchRequest>) =>
    void handle(data).then((reply) => thread.postMessage(reply));
  const worker: SearchWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => page.postMessage(request),
    terminate: () => page.close(),
  };
  page.onmessage = (event: MessageEvent<SearchReply>) => worker.onmessage?.(event);
  return worker;
}

const first = (most = 3) => ({ kind: 'first', most }) as const;
const ALL = { kind: 'all' } as const;

test('returns the best products in full, with the total', async () => {
  const search = createSearchClient(() => startWorker(() => Promise.resolve(catalogue)));
  const result = await search('rg101', first());
  expect(result).toMatchObject({ text: 'rg101', total: 1, complete: true, skus: [] });
  expect(result?.entries).toEqual(catalogue.entries.filter(({ sku }) => sku === 'RG101'));
  expect(result?.categories).toEqual(catalogue.categories);
  expect((await search('rings', first()))?.entries).toHaveLength(3);
});

test('returns the SKUs of all matches', async () => {
  const search = createSearchClient(() => startWorker(() => Promise.resolve(catalogue)));
  const result = await search('ring', ALL);
  expect(result?.skus).toHaveLength(result?.total ?? 0);
  expect(result?.skus.length).toBeGreaterThan(5);
  expect(result?.entries).toEqual([]);
});

test('returns suggestions when nothing matches', async () => {
  const search = createSearchClient(() => startWorker(() => Promise.resolve(catalogue)));
  const result = await search('qwertyuiop', first());
  expect(result?.suggestions.categories.length).toBeGreaterThan(0);
  expect((await search('ring', first()))?.suggestions).toEqual({ queries: [], categories: [] });
});

describe('a later query', () => {
  test('replaces earlier ones of the same kind, also before the catalogue is loaded', async () => {
    const loading = Promise.withResolvers<PublishedCatalogue>();
    const search = createSearchClient(() => startWorker(() => loading.promise));
    const results = ['r', 'ri', 'rin', 'ring'].map((text) => search(text, first()));
    loading.resolve(catalogue);
    const texts = (await Promise.all(results)).map((result) => result?.text);
    expect(texts).toEqual([undefined, undefined, undefined, 'ring']);
  });

  test('does not replace a query of another kind', async () => {
    const search = createSearchClient(() => startWorker(() => Promise.resolve(catalogue)));
    const [ranked, shown] = await Promise.all([search('ring', ALL), search('kada', first())]);
    expect([ranked?.text, shown?.text]).toEqual(['ring', 'kada']);
  });
});

describe('the catalogue', () => {
  test('is loaded once for all queries', async () => {
    const load = vi.fn(() => Promise.resolve(catalogue));
    const search = createSearchClient(() => startWorker(load));
    await search('', { kind: 'warm' });
    await search('ring', first());
    await search('kada', first());
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is loaded again by the next query after a failure', async () => {
    const load = vi.fn(() => Promise.resolve(catalogue));
    load.mockRejectedValueOnce(new FileUnavailable('offline'));
    const search = createSearchClient(() => startWorker(load));
    await expect(search('ring', first())).rejects.toMatchObject({
      name: 'SearchUnavailable',
      reason: 'unreachable',
      message: 'Search couldn’t be loaded. Check your connection and try again.',
    });
    expect((await search('ring', first()))?.total).toBeGreaterThan(0);
  });

  test('is reported as outdated when the files are of a later build', async () => {
    const search = createSearchClient(() =>
      startWorker(() => Promise.reject(new Error('The catalogue data has another format.'))),
    );
    await expect(search('ring', first())).rejects.toMatchObject({ reason: 'outdated' });
  });
});

test('after a worker fails, its queries fail and the next one starts another', async () => {
  const workers: SearchWorker[] = [];
  const search = createSearchClient(() => {
    const worker = startWorker(() =>
      workers.length === 1 ? new Promise(() => undefined) : Promise.resolve(catalogue),
    );
    workers.push(worker);
    return worker;
  });
  const pending = search('ring', first());
  workers[0]?.onerror?.(Object.assign(new Event('error'), { message: '' }) as ErrorEvent);
  await expect(pending).rejects.toBeInstanceOf(SearchUnavailable);
  expect((await search('ring', first()))?.total).toBeGreaterThan(0);
  expect(workers).toHaveLength(2);
});
