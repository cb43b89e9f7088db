/** Named filters and sort orders of the order list, stored in this browser for each person. */
import * as z from 'zod';
import { readOrdersSearch, type OrdersSearch } from '#admin/features/orders/orders-search.ts';
import type { KeyValueStore } from '#core/key-value-store.ts';

export interface SavedView {
  name: string;
  search: OrdersSearch;
}

const KEY = 'views/orders';

export const LONGEST_VIEW_NAME = 40;

const savedViews = z.array(
  z.object({
    name: z.string().min(1).max(LONGEST_VIEW_NAME),
    search: z.unknown().transform(readOrdersSearch),
  }),
);

type ViewStore = Pick<KeyValueStore, 'read' | 'write'>;

/** Views that can't be read are dropped. */
export function readViews(store: ViewStore): SavedView[] {
  try {
    const stored: unknown = JSON.parse(store.read(KEY) ?? '[]');
    return savedViews.parse(stored);
  } catch {
    return [];
  }
}

const byName = (one: SavedView, other: SavedView): number => one.name.localeCompare(other.name);

/** Adds a view, or replaces the one with its name. @returns all views by name */
export function saveView(store: ViewStore, view: SavedView): SavedView[] {
  const others = readViews(store).filter(({ name }) => name !== view.name);
  const views = [...others, view].sort(byName);
  store.write(KEY, JSON.stringify(views));
  return views;
}

/** @returns the other views */
export function removeView(store: ViewStore, name: string): SavedView[] {
  const views = readViews(store).filter((view) => view.name !== name);
  store.write(KEY, JSON.stringify(views));
  return views;
}

/** Whether a list shows something else than all orders, the newest first; the board alone is no view. */
export const isNamable = ({ view: _, ...search }: OrdersSearch): boolean =>
  Object.values(search).some((value) => value !== undefined);

/** Whether two lists have the same filters and the same order. */
export const isSameView = (one: OrdersSearch, other: OrdersSearch): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => Reflect.get(one, name) === Reflect.get(other, name),
  );
