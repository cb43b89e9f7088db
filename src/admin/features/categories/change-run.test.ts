/** Moves and merges that go on by themselves, and say what became of them. */
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildCategory } from '#fixtures/build.ts';
import { $bulk } from '#admin/shell/bulk/bulk-store.ts';
import { $messages } from '#admin/shell/messages-store.ts';
import { changeCategories } from './actions/change-categories.ts';
import { listCategories } from '#admin/shell/actions/list-categories.ts';
import { STOPPED } from './actions/regroup-products.ts';
import { DONE, failed } from '#core/result.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { mergeCategory, moveCategory } from './change-run.ts';

vi.mock('#admin/shell/work-under-way.ts', () => ({ beginWork: () => () => undefined }));
vi.mock('#firebase/browser/firestore.ts', () => ({ DatabaseUnavailable: class extends Error {} }));
vi.mock('#firebase/browser/staff-lists.ts', () => ({}));
vi.mock('#firebase/browser/staff-documents.ts', () => ({}));
vi.mock('#firebase/browser/stored-fields.ts', () => ({}));
vi.mock('#firebase/browser/auth.ts', () => ({}));
vi.mock('./actions/change-categories.ts', () => ({ changeCategories: vi.fn() }));
vi.mock('#admin/shell/actions/list-categories.ts', () => ({ listCategories: vi.fn() }));

const one = (id: string, parent: string | null = null): StaffCategory => ({
  id,
  category: buildCategory({ name: id, slug: id.toLowerCase(), parent }),
});
const [rings, chains, halo] = [one('Rings'), one('Chains'), one('Halo', 'Rings')];
const shop = [rings, chains, halo];
const cache = new QueryClient();
const last = () => $messages.get().at(-1);

beforeEach(() => {
  $messages.set([]);
  $bulk.set(null);
  vi.mocked(changeCategories).mockReset().mockResolvedValue(DONE);
});

test('a move says its end, and is taken back by it', async () => {
  await moveCategory(cache, shop, { one: halo, parent: 'Chains' });
  expect(last()).toMatchObject({ kind: 'done', words: 'Halo moved.' });
  const moved = { ...halo, category: { ...halo.category, parent: 'Chains', rev: 2 } };
  vi.mocked(listCategories).mockResolvedValue({ all: [rings, chains, moved], problems: [] });
  last()?.undo?.();
  await vi.waitFor(() => expect(last()).toMatchObject({ kind: 'done', words: 'Halo moved back.' }));
  expect(vi.mocked(changeCategories).mock.lastCall?.[0]).toMatchObject({
    regroupings: [{ from: { category: 'Chains' }, to: { category: 'Rings' } }],
    writes: [{ id: 'Halo', rev: 3 }],
  });
});

test('what is under way is shown on every screen, and can be stopped; what that means is said', async () => {
  vi.mocked(changeCategories).mockImplementation(async (_, { onProgress, signal }) => {
    onProgress({ done: 50, total: 200 });
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
    return failed(STOPPED);
  });
  const merging = mergeCategory(cache, shop, { one: halo, into: chains });
  expect($bulk.get()).toMatchObject({
    words: 'Merging Halo into Chains',
    handled: 50,
    total: 200,
  });
  await moveCategory(cache, shop, { one: rings, parent: null });
  expect(last()).toMatchObject({ kind: 'failed', words: expect.stringContaining('in progress') });
  $bulk.get()?.cancel();
  await merging;
  expect($bulk.get()).toBeNull();
  expect(last()).toMatchObject({ kind: 'failed', words: `Merging Halo into Chains: ${STOPPED}` });
});

test('a move that cannot be taken back says why', async () => {
  await moveCategory(cache, shop, { one: halo, parent: 'Chains' });
  vi.mocked(listCategories).mockResolvedValue({ all: [rings, chains], problems: [] });
  last()?.undo?.();
  await vi.waitFor(() =>
    expect(last()).toMatchObject({ kind: 'failed', words: 'Halo no longer exists.' }),
  );
  expect(changeCategories).toHaveBeenCalledTimes(1);
});
