/** Background moves and merges, and the messages when they end. */
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildCategory } from '#fixtures/build.ts';
import { $bulk } from '#admin/shell/bulk/bulk-store.ts';
import { $messages, undoMessage } from '#admin/shell/messages-store.ts';
import type { changeCategories } from './actions/change-categories.ts';
import type { listCategories } from '#admin/shell/actions/list-categories.ts';
import { STOPPED } from './actions/change-categories.ts';
import { DONE, failed } from '#core/result.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { mergeCategory, moveCategory } from './change-run.ts';

vi.stubGlobal('addEventListener', vi.fn());
vi.stubGlobal('removeEventListener', vi.fn());
const actions = {
  changeCategories: vi.fn<typeof changeCategories>(),
  listCategories: vi.fn<typeof listCategories>(),
};

const one = (id: string, parent: string | null = null): StaffCategory => ({
  id,
  category: buildCategory({ name: id, slug: id.toLowerCase(), parent }),
});
const [rings, chains, halo] = [one('Rings'), one('Chains'), one('Halo', 'Rings')];
const shop = [rings, chains, halo];
const cache = new QueryClient();
const last = () => $messages.get().at(-1);
async function undoLast(): Promise<void> {
  const message = last();
  if (message) await undoMessage(message);
}

beforeEach(() => {
  $messages.set([]);
  $bulk.set(null);
  actions.changeCategories.mockReset().mockResolvedValue(DONE);
});

test('reports the end of a move and offers undo', async () => {
  await moveCategory(cache, shop, { one: halo, parent: 'Chains' }, actions);
  expect(last()).toMatchObject({ kind: 'done', text: 'Halo moved.' });
  const moved = { ...halo, category: { ...halo.category, parent: 'Chains', rev: 2 } };
  actions.listCategories.mockResolvedValue({ all: [rings, chains, moved], problems: [] });
  await undoLast();
  await vi.waitFor(() => expect(last()).toMatchObject({ kind: 'done', text: 'Halo moved back.' }));
  expect(actions.changeCategories.mock.lastCall?.[0]).toMatchObject({
    regrouping: { from: { category: 'Chains' }, to: { category: 'Rings' } },
    writes: [{ id: 'Halo', rev: 3 }],
  });
});

test('shows progress on every screen, and cancels with an explanation', async () => {
  actions.changeCategories.mockImplementation(async (_, { onProgress, signal }) => {
    onProgress(50, 200);
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
    return failed(STOPPED);
  });
  const merging = mergeCategory(cache, shop, { one: halo, into: chains }, actions);
  expect($bulk.get()).toMatchObject({
    label: 'Merging Halo into Chains',
    handled: 50,
    total: 200,
  });
  await moveCategory(cache, shop, { one: rings, parent: null }, actions);
  expect(last()).toMatchObject({ kind: 'failed', text: expect.stringContaining('in progress') });
  $bulk.get()?.cancel();
  await merging;
  expect($bulk.get()).toBeNull();
  expect(last()).toMatchObject({ kind: 'failed', text: `Merging Halo into Chains: ${STOPPED}` });
});

test('explains why a move cannot be undone', async () => {
  await moveCategory(cache, shop, { one: halo, parent: 'Chains' }, actions);
  actions.listCategories.mockResolvedValue({ all: [rings, chains], problems: [] });
  await undoLast();
  await vi.waitFor(() =>
    expect(last()).toMatchObject({ kind: 'failed', text: 'Halo no longer exists.' }),
  );
  expect(actions.changeCategories).toHaveBeenCalledTimes(1);
});
