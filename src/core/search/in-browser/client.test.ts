/** A page and its search's worker, joined by a real message channel; only the thread is missing. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { searchableShop } from '#fixtures/searchable-shop.ts';
import type { PublishedCatalogue } from '#core/listing/load-catalogue.ts';
import { FileUnavailable } from '#core/file-unavailable.ts';
import { createSearchClient, SearchUnavailable, type SearchWorker } from './client.ts';
import { createSearchDesk } from './desk.ts';
import type { SearchQuestion, SearchReply } from './messages.ts';

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

function startDesk(load: () => Promise<PublishedCatalogue>): SearchWorker {
  const { port1: page, port2: thread } = new MessageChannel();
  opened.push(page, thread);
  const answer = createSearchDesk(load);
  thread.onmessage = ({ data }: MessageEvent<SearchQuestion>) =>
    void answer(data).then((reply) => thread.postMessage(reply));
  const worker: SearchWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (question) => page.postMessage(question),
    terminate: () => page.close(),
  };
  page.onmessage = (event: MessageEvent<SearchReply>) => worker.onmessage?.(event);
  return worker;
}

const first = (most = 3) => ({ what: 'first', most }) as const;
const ALL = { what: 'all' } as const;

test('the best products come back whole, with how many there are', async () => {
  const ask = createSearchClient(() => startDesk(() => Promise.resolve(catalogue)));
  const answer = await ask('rg101', first());
  expect(answer).toMatchObject({ text: 'rg101', total: 1, complete: true, skus: [] });
  expect(answer?.entries).toEqual(catalogue.entries.filter(({ sku }) => sku === 'RG101'));
  expect(answer?.categories).toEqual(catalogue.categories);
  expect((await ask('rings', first()))?.entries).toHaveLength(3);
});

test('all that fits comes back as SKUs', async () => {
  const ask = createSearchClient(() => startDesk(() => Promise.resolve(catalogue)));
  const answer = await ask('ring', ALL);
  expect(answer?.skus).toHaveLength(answer?.total ?? 0);
  expect(answer?.skus.length).toBeGreaterThan(5);
  expect(answer?.entries).toEqual([]);
});

test('nothing found brings suggestions', async () => {
  const ask = createSearchClient(() => startDesk(() => Promise.resolve(catalogue)));
  const answer = await ask('qwertyuiop', first());
  expect(answer?.suggestions.categories.length).toBeGreaterThan(0);
  expect((await ask('ring', first()))?.suggestions).toEqual({ words: [], categories: [] });
});

describe('the last question wins', () => {
  test('an earlier one is told so, before the catalogue has come', async () => {
    const loading = Promise.withResolvers<PublishedCatalogue>();
    const ask = createSearchClient(() => startDesk(() => loading.promise));
    const answers = ['r', 'ri', 'rin', 'ring'].map((text) => ask(text, first()));
    loading.resolve(catalogue);
    const texts = (await Promise.all(answers)).map((answer) => answer?.text);
    expect(texts).toEqual([undefined, undefined, undefined, 'ring']);
  });

  test('but not one that wants something else', async () => {
    const ask = createSearchClient(() => startDesk(() => Promise.resolve(catalogue)));
    const [ranked, shown] = await Promise.all([ask('ring', ALL), ask('kada', first())]);
    expect([ranked?.text, shown?.text]).toEqual(['ring', 'kada']);
  });
});

describe('the catalogue is loaded', () => {
  test('once for all questions', async () => {
    const load = vi.fn(() => Promise.resolve(catalogue));
    const ask = createSearchClient(() => startDesk(load));
    await ask('', { what: 'warm' });
    await ask('ring', first());
    await ask('kada', first());
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('again by the next question when it could not be had', async () => {
    const load = vi.fn(() => Promise.resolve(catalogue));
    load.mockRejectedValueOnce(new FileUnavailable('offline'));
    const ask = createSearchClient(() => startDesk(load));
    await expect(ask('ring', first())).rejects.toMatchObject({
      name: 'SearchUnavailable',
      reason: 'unreachable',
      message: 'Search couldn’t be loaded. Check your connection and try again.',
    });
    expect((await ask('ring', first()))?.total).toBeGreaterThan(0);
  });

  test('in vain when the files are of a later build, which is said', async () => {
    const ask = createSearchClient(() =>
      startDesk(() => Promise.reject(new Error('The catalogue data has another format.'))),
    );
    await expect(ask('ring', first())).rejects.toMatchObject({ reason: 'outdated' });
  });
});

test('a worker that breaks down fails its questions, and the next one starts another', async () => {
  const workers: SearchWorker[] = [];
  const ask = createSearchClient(() => {
    const worker = startDesk(() =>
      workers.length === 1 ? new Promise(() => undefined) : Promise.resolve(catalogue),
    );
    workers.push(worker);
    return worker;
  });
  const asked = ask('ring', first());
  workers[0]?.onerror?.(Object.assign(new Event('error'), { message: '' }) as ErrorEvent);
  await expect(asked).rejects.toBeInstanceOf(SearchUnavailable);
  expect((await ask('ring', first()))?.total).toBeGreaterThan(0);
  expect(workers).toHaveLength(2);
});
