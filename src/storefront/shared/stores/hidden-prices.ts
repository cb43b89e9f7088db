/** Prices that are shown to signed-in buyers alone: in memory while the page is open, and kept nowhere. */
import { atom, type ReadableAtom } from 'nanostores';
import type { User } from '#core/account/user.ts';
import type { HiddenPrices } from '#storefront/shared/order/hidden-prices.ts';
import type { PriceList } from '#core/pricing.ts';
import { keptForGood } from '#firebase/browser/session/kept.ts';
import { $knownUser } from './known-user.ts';
import { savedUser } from '#firebase/browser/session/saved-user.ts';

/** What is needed of the world outside; tests give a fake. */
export interface PriceReader {
  /** Has somebody signed in here before? Nobody else is asked anything. */
  mayBeSignedIn: () => boolean;
  /** Whom the service names. */
  findUser: () => Promise<User | null>;
  /** Those that there are, and the products of which nothing could be read. @throws when its script does not come */
  load: (
    productIds: readonly string[],
  ) => Promise<{ prices: ReadonlyMap<string, PriceList>; unread: readonly string[] }>;
}

const CLOSED: HiddenPrices = { state: 'closed', byProduct: new Map() };

export function createHiddenPrices({ mayBeSignedIn, findUser, load }: PriceReader): {
  $hiddenPrices: ReadableAtom<HiddenPrices>;
  /** Loads what is not here; after a failure only when a person asks `again`. */
  wantPrices: (productIds: readonly string[], again?: boolean) => Promise<void>;
  forgetPrices: () => void;
} {
  const $hiddenPrices = atom<HiddenPrices>(CLOSED);
  const asked = new Set<string>();

  async function wantPrices(productIds: readonly string[], again = false): Promise<void> {
    const wanted = productIds.filter((id) => !asked.has(id));
    if (wanted.length === 0 || !mayBeSignedIn()) return;
    const { byProduct, state } = $hiddenPrices.get();
    if (!again && (state === 'absent' || state === 'unverified')) return;
    if (state !== 'ready') $hiddenPrices.set({ state: 'loading', byProduct });
    wanted.forEach((id) => asked.add(id));
    try {
      const user = await findUser();
      if (user === null) {
        $hiddenPrices.set(CLOSED);
        return;
      }
      if (!user.emailVerified) {
        wanted.forEach((id) => asked.delete(id));
        $hiddenPrices.set({ ...CLOSED, state: 'unverified' });
        return;
      }
      const { prices, unread } = await load(wanted);
      unread.forEach((id) => asked.delete(id));
      const known = $hiddenPrices.get().byProduct;
      $hiddenPrices.set({
        state: unread.length > 0 ? 'absent' : 'ready',
        byProduct: new Map([...known, ...prices]),
      });
    } catch {
      wanted.forEach((id) => asked.delete(id));
      $hiddenPrices.set({ state: 'absent', byProduct: $hiddenPrices.get().byProduct });
    }
  }

  function forgetPrices(): void {
    asked.clear();
    $hiddenPrices.set(CLOSED);
  }

  return { $hiddenPrices, wantPrices, forgetPrices };
}

let isWatched = false;

/** Firebase is fetched with the first product that needs it. */
async function findUser(): Promise<User | null> {
  const { $auth, confirmedUser, startQuietSession } =
    await import('#firebase/browser/session/auth.ts');
  await startQuietSession();
  const user = await confirmedUser();
  if (!isWatched) {
    isWatched = true;
    // Whoever comes after them finds nothing of theirs.
    $auth.listen(({ user: now }) => {
      if (now?.uid !== user?.uid) forgetPrices();
    });
  }
  return user;
}

export const { $hiddenPrices, wantPrices, forgetPrices } = createHiddenPrices({
  mayBeSignedIn: () => savedUser({ kept: keptForGood }) !== null || $knownUser.get() !== null,
  findUser,
  load: async (ids) => (await import('#storefront/shared/actions/load-prices.ts')).loadPrices(ids),
});
