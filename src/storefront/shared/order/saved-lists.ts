/** Named order lists: changes, and the merge of two devices. Every change returns new lists. */
import { isCount, fieldsOf, jsonFrom } from '#core/unknown-json.ts';
import { oneLine } from '#core/one-line.ts';
import { LONGEST_LIST_NAME, MOST_ORDER_LINES, MOST_SAVED_LISTS } from '#schema/limits.ts';
import type { OrderList } from './order-list.ts';
import { lineFromSaved, savedLineText } from './saved-line.ts';

export interface SavedList {
  /** A UUID. */
  id: string;
  name: string;
  /** As in `saved-line.ts`. */
  lines: string[];
  /** ms; of two versions of a list the later one counts. */
  editedAt: number;
  /** It has no lines, and stays for some time so that other devices delete their copies. */
  isDeleted: boolean;
}

export type SavedLists = readonly SavedList[];

/** The lists of this browser. */
export interface StoredLists {
  /** The customer's uid; null for lists saved while signed out, which the next customer takes over. */
  owner: string | null;
  lists: SavedLists;
}

export const NO_LISTS: StoredLists = { owner: null, lists: [] };

/** The lists to show, by name. */
export const shownLists = (lists: SavedLists): SavedList[] =>
  lists
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** The lines of a list; invalid ones are left out. */
export const linesOf = ({ lines }: SavedList): OrderList =>
  lines.flatMap((line) => lineFromSaved(line) ?? []);

/** A later version than the one before, also if the clock of another device was ahead. */
const editedAfter = (before: SavedList | undefined, now: number): number =>
  Math.max(now, (before?.editedAt ?? 0) + 1);

const replaced = (lists: SavedLists, next: SavedList): SavedLists => [
  ...lists.filter(({ id }) => id !== next.id),
  next,
];

/** The list with this name, whatever its case; the latest of two that were saved on different devices. */
export const listNamed = (lists: SavedLists, name: string): SavedList | undefined =>
  shownLists(lists)
    .filter((list) => list.name.toLowerCase() === name.toLowerCase())
    .reduce<SavedList | undefined>(
      (latest, list) => (latest && latest.editedAt > list.editedAt ? latest : list),
      undefined,
    );

/**
 * Saves lines under a name; a list with this name is replaced.
 * @param id of a new list
 * @returns undefined if there is no room for another list
 */
export function withList(
  lists: SavedLists,
  { id, name, list, now }: { id: string; name: string; list: OrderList; now: number },
): SavedLists | undefined {
  const before = listNamed(lists, name);
  if (before === undefined && shownLists(lists).length >= MOST_SAVED_LISTS) return undefined;
  return replaced(lists, {
    id: before?.id ?? id,
    name,
    lines: list.map(savedLineText),
    editedAt: editedAfter(before, now),
    isDeleted: false,
  });
}

export const withName = (lists: SavedLists, id: string, name: string, now: number): SavedLists =>
  lists.map((list) =>
    list.id === id ? { ...list, name, editedAt: editedAfter(list, now) } : list,
  );

export const withoutList = (lists: SavedLists, id: string, now: number): SavedLists =>
  lists.map((list) =>
    list.id === id
      ? { ...list, lines: [], editedAt: editedAfter(list, now), isDeleted: true }
      : list,
  );

/**
 * Restores one list to how it was, as a later version than the present one; a list that is new since then is
 * deleted.
 */
export function restored(
  lists: SavedLists,
  before: SavedLists,
  id: string,
  now: number,
): SavedLists {
  const old = before.find((list) => list.id === id);
  const present = lists.find((list) => list.id === id);
  if (old === undefined) return withoutList(lists, id, now);
  return replaced(lists, { ...old, editedAt: editedAfter(present, now) });
}

/** `Diwali copy`, `Diwali copy 2`: the first name that no list has. */
export function copyName(lists: SavedLists, name: string): string {
  const base = oneLine(name, LONGEST_LIST_NAME - ' copy 99'.length);
  for (let at = 1; ; at += 1) {
    const candidate = at === 1 ? `${base} copy` : `${base} copy ${at}`;
    if (listNamed(lists, candidate) === undefined) return candidate;
  }
}

/** How long deleted lists stay, ms. Another device deletes its copies with its next sync. */
const DELETED_FOR = 90 * 24 * 60 * 60 * 1_000;

export const isExpired = ({ isDeleted, editedAt }: SavedList, now: number): boolean =>
  isDeleted && editedAt < now - DELETED_FOR;

/** The same for two versions with the same content. */
const contentOf = ({ name, lines }: SavedList): string => JSON.stringify([name, lines]);

/** Whether `one` is to replace `other`: it is later; at the same time, deleted, then any fixed order. */
function isLater(one: SavedList, other: SavedList): boolean {
  if (one.editedAt !== other.editedAt) return one.editedAt > other.editedAt;
  if (one.isDeleted !== other.isDeleted) return one.isDeleted;
  return contentOf(one) > contentOf(other);
}

/** The later version of each list of two devices, in any order. */
export function mergeLists(one: SavedLists, other: SavedLists): SavedLists {
  const byId = new Map<string, SavedList>();
  for (const list of [...one, ...other]) {
    const current = byId.get(list.id);
    if (current === undefined || isLater(list, current)) byId.set(list.id, list);
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The lists to write: those that the other device lacks, or has in an earlier version. */
export const listsToWrite = (merged: SavedLists, stored: SavedLists): SavedLists => {
  const byId = new Map(stored.map((list) => [list.id, list]));
  return merged.filter((list) => {
    const current = byId.get(list.id);
    return current === undefined || isLater(list, current);
  });
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function listFrom(value: unknown): SavedList[] {
  const { id, name, lines, editedAt, isDeleted } = fieldsOf(value) ?? {};
  if (typeof id !== 'string' || !UUID.test(id) || typeof name !== 'string') return [];
  const shortName = oneLine(name, LONGEST_LIST_NAME);
  if (shortName === '' || !isCount(editedAt, Number.MAX_SAFE_INTEGER)) return [];
  const texts = (Array.isArray(lines) ? lines : []).flatMap((line: unknown) => {
    const read = typeof line === 'string' ? lineFromSaved(line) : undefined;
    return read === undefined ? [] : [savedLineText(read)];
  });
  return [
    {
      id,
      name: shortName,
      lines: texts.slice(0, MOST_ORDER_LINES),
      editedAt,
      isDeleted: isDeleted === true,
    },
  ];
}

/** Parses stored text; without its invalid lists and lines. */
export function listsFromText(text: string): StoredLists {
  const { owner, lists } = fieldsOf(jsonFrom(text)) ?? {};
  return {
    owner: typeof owner === 'string' ? owner : null,
    lists: mergeLists([], Array.isArray(lists) ? lists.flatMap(listFrom) : []),
  };
}
