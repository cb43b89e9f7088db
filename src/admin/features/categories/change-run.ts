/** Runs moves and merges of categories in the background; the result is shown on whatever screen is open. */
import type { QueryClient } from '@tanstack/react-query';
import { listCategories } from '#admin/shell/actions/list-categories.ts';
import { startWork, unlessBusy } from '#admin/shell/bulk/bulk-store.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { sayDone, sayFailure, type Undo } from '#admin/shell/messages-store.ts';
import { failed, succeeded } from '#core/result.ts';
import { categoryKind } from '#schema/category.ts';
import { productKind } from '#schema/product.ts';
import { changeCategories } from './actions/change-categories.ts';
import { planMerge, planMove, whyNotUnder, type CategoryChange } from './model/category-changes.ts';

const ACTIONS = { changeCategories, listCategories };

interface RunOptions {
  actions: typeof ACTIONS;
  /** For example `Moving Rings`. */
  label: string;
  change: CategoryChange;
}

/** @returns whether it was done; if not, that is said */
async function run(cache: QueryClient, { actions, label, change }: RunOptions): Promise<boolean> {
  const done = await startWork({
    label,
    run: (watched) => actions.changeCategories(change, watched),
  });
  for (const kind of [categoryKind, productKind])
    void cache.invalidateQueries({ queryKey: listKey(kind) });
  if (done?.success === false) sayFailure(`${label}: ${done.error}`);
  return done?.success === true;
}

/**
 * Moves the category back with the products it has then; both URLs redirect.
 * @param before the category before the move
 */
const undoMove = (
  cache: QueryClient,
  { id, category: { name, parent, order } }: StaffCategory,
  actions: typeof ACTIONS,
): Undo =>
  unlessBusy(async () => {
    const { all } = await actions.listCategories();
    const now = all.find((each) => each.id === id && each.category.deletedAt === null);
    if (now === undefined) return failed(`${name} no longer exists.`);
    const why = whyNotUnder(all, now, parent);
    if (why !== undefined) return failed(why);
    const change = planMove(all, now, parent, order);
    const isDone = await run(cache, { actions, label: `Moving ${name} back`, change });
    return isDone ? succeeded(`${name} moved back.`) : undefined;
  });

/** @param all categories as displayed */
export async function moveCategory(
  cache: QueryClient,
  all: readonly StaffCategory[],
  { one, parent }: { one: StaffCategory; parent: string | null },
  actions = ACTIONS,
): Promise<void> {
  const { name } = one.category;
  const change = planMove(all, one, parent);
  if (await run(cache, { actions, label: `Moving ${name}`, change }))
    sayDone(`${name} moved.`, undoMove(cache, one, actions));
}

/** @param all categories as displayed */
export async function mergeCategory(
  cache: QueryClient,
  all: readonly StaffCategory[],
  { one, into }: { one: StaffCategory; into: StaffCategory },
  actions = ACTIONS,
): Promise<void> {
  const names = `${one.category.name} into ${into.category.name}`;
  const change = planMerge(all, one, into);
  if (await run(cache, { actions, label: `Merging ${names}`, change }))
    sayDone(`${one.category.name} merged into ${into.category.name}.`);
}
