/** Prices for signed-in buyers: in memory while the page is open, never stored. */
import { atom, type ReadableAtom } from 'nanostores';
import type { User } from '#core/account/user.ts';
import type { PriceList } from '#core/pricing.ts';
import { $lastUser } from './last-user.ts';
import { savedUser } from '#firebase/browser/session/saved-user.ts';

/** The prices for a signed-in buyer in addition to public ones, and their loading state. */
export interface HiddenPrices {
  /** Signed out; loading; email not verified; loaded; failed. */
  state: 'closed' | 'loading' | 'unverified' | 'ready' | 'absent';
  /** By the ids of products. */
  byProduct: ReadonlyMap<string, PriceList>;
}

/** Dependencies; tests provide fakes. */
export interface PriceReader {
  /** Whether a user has signed in here before; otherwise nothing is requested. */
  mayBeSignedIn: () => boolean;
  /** The confirmed user. */
  findUser: () => Promise<User | null>;
  /**
   * The existing prices, and the products whose price could not be read. @throws when its script cannot be
   * loaded
   */
  load: (
    productIds: readonly string[],
  ) => Promise<{ prices: ReadonlyMap<string, PriceList>; failedIds: readonly string[] }>;
}

const CLOSED: HiddenPrices = { state: 'closed', byProduct: new Map() };

export function createHiddenPrices({ mayBeSignedIn, findUser, load }: PriceReader): {
  $hiddenPrices: ReadableAtom<HiddenPrices>;
  /** Loads missing prices; after a failure only with `again`. */
  requestPrices: (productIds: readonly string[], again?: boolean) => Promise<void>;
  forgetPrices: () => void;
} {
  const $hiddenPrices = atom<HiddenPrices>(CLOSED);
  const requestedIds = new Set<string>();

  async function requestPrices(productIds: readonly string[], again = false): Promise<void> {
    const newIds = productIds.filter((id) => !requestedIds.has(id));
    if (newIds.length === 0 || !mayBeSignedIn()) return;
    const { byProduct, state } = $hiddenPrices.get();
    if (!again && (state === 'absent' || state === 'unverified')) return;
    if (state !== 'ready') $hiddenPrices.set({ state: 'loading', byProduct });
    newIds.forEach((id) => requestedIds.add(id));
    try {
      const user = await findUser();
      if (user === null) {
        $hiddenPrices.set(CLOSED);
        return;
      }
      if (!user.emailVerified) {
        newIds.forEach((id) => requestedIds.delete(id));
        $hiddenPrices.set({ ...CLOSED, state: 'unverified' });
        return;
      }
      const { prices, failedIds } = await load(newIds);
      failedIds.forEach((id) => requestedIds.delete(id));
      const loaded = $hiddenPrices.get().byProduct;
      $hiddenPrices.set({
        state: failedIds.length > 0 ? 'absent' : 'ready',
        byProduct: new Map([...loaded, ...prices]),
      });
    } catch {
      newIds.forEach((id) => requestedIds.delete(id));
      $hiddenPrices.set({ state: 'absent', byProduct: $hiddenPrices.get().byProduct });
    }
  }

  function forgetPrices(): void {
    requestedIds.clear();
    $hiddenPrices.set(CLOSED);
  }

  return { $hiddenPrices, requestPrices, forgetPrices };
}

let isWatched = false;

/** Firebase is loaded with the first product that needs it. */
async function findUser(): Promise<User | null> {
  const { $auth, confirmedUser, startQuietSession } =
    await import('#firebase/browser/session/auth.ts');
  await startQuietSession();
  const user = await confirmedUser();
  if (!isWatched) {
    isWatched = true;
    // The next user must not see these prices.
    $auth.listen(({ user: now }) => {
      if (now?.uid !== user?.uid) prices.forgetPrices();
    });
  }
  return user;
}

const prices = createHiddenPrices({
  mayBeSignedIn: () => savedUser() !== null || $lastUser.get() !== null,
  findUser,
  load: async (ids) => (await import('#storefront/shared/actions/load-prices.ts')).loadPrices(ids),
});
export const { $hiddenPrices, requestPrices } = prices;
