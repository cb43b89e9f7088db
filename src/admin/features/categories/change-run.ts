/**
 * Moves and merges of categories. They take a while, and go on whatever screen is looked at; what became of them is said
 * wherever one is then.
 */
import type { QueryClient } from '@tanstack/react-query';
import { isBusy, startWork } from '#admin/shell/bulk/bulk-store.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { changeCategories } from './actions/change-categories.ts';
import { listCategories } from '#admin/shell/actions/list-categories.ts';
import {
  planMerge,
  planMove,
  planMoveBack,
  type CategoryChange,
} from './model/category-changes.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { categoryKind } from '#schema/category.ts';
import { productKind } from '#schema/product.ts';
import { CATEGORIES_KEY } from './use-categories.ts';

interface Wished {
  /** `Moving Rings` */
  words: string;
  /** Of its end. */
  doneWords: string;
  change: CategoryChange;
  /** Takes it back. */
  undo?: () => void;
}

async function run(cache: QueryClient, { words, doneWords, change, undo }: Wished): Promise<void> {
  const done = await startWork({
    words,
    run: ({ onProgress, signal }) =>
      changeCategories(change, {
        onProgress: (progress) => onProgress(progress.done, progress.total),
        signal,
      }),
  });
  for (const kind of [categoryKind, productKind])
    void cache.invalidateQueries({ queryKey: listKey(kind) });
  if (done?.success === true) sayDone(doneWords, undo);
  else if (done) sayFailure(`${words}: ${done.error}`);
}

const movedWords = ({ category }: StaffCategory): string => `${category.name} moved.`;

/** @param before as it was before it was moved */
async function moveBack(cache: QueryClient, before: StaffCategory): Promise<void> {
  const { name } = before.category;
  if (isBusy()) {
    // The way back stays.
    sayDone(movedWords(before), () => void moveBack(cache, before));
    return;
  }
  try {
    const { all } = await cache.query({
      queryKey: CATEGORIES_KEY,
      queryFn: listCategories,
      staleTime: 0,
    });
    const change = planMoveBack(all, before);
    if (!change.success) sayFailure(change.error);
    else {
      const words = `Moving ${name} back`;
      await run(cache, { words, doneWords: `${name} moved back.`, change: change.value });
    }
  } catch (error) {
    sayFailure(error instanceof Error ? error.message : String(error));
  }
}

/** @param all as the screen shows them */
export const moveCategory = (
  cache: QueryClient,
  all: readonly StaffCategory[],
  { one, parent }: { one: StaffCategory; parent: string | null },
): Promise<void> =>
  run(cache, {
    words: `Moving ${one.category.name}`,
    doneWords: movedWords(one),
    change: planMove(all, one, parent),
    undo: () => void moveBack(cache, one),
  });

/** @param all as the screen shows them */
export const mergeCategory = (
  cache: QueryClient,
  all: readonly StaffCategory[],
  { one, into }: { one: StaffCategory; into: StaffCategory },
): Promise<void> =>
  run(cache, {
    words: `Merging ${one.category.name} into ${into.category.name}`,
    doneWords: `${one.category.name} merged into ${into.category.name}.`,
    change: planMerge(all, one, into),
  });
