/** The saved lists of this browser: they survive a reload, are shared by all tabs, and synced when signed in. */
import { LISTS_KEY } from '#core/account/storage-keys.ts';
import { listsFromText, NO_LISTS, type SavedLists } from '#storefront/shared/order/saved-lists.ts';
import { storedAtom } from '#storefront/shared/stores/stored-atom.ts';

export const $savedLists = storedAtom(LISTS_KEY, NO_LISTS, {
  encode: JSON.stringify,
  decode: listsFromText,
});

export const changeLists = (lists: SavedLists): void =>
  $savedLists.set({ ...$savedLists.get(), lists });
