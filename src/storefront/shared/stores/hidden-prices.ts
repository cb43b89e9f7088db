/** Prices for signed-in buyers: in memory while the page is open, never stored. */
import { atom, type ReadableAtom } from 'nanostores';
import type { User } from '#core/account/user.ts';
import type { PriceList } from '#core/pricing.ts';
import { $lastUser } from './last-user.ts';
import { savedUser } from '#firebase/browser/session/saved-user.ts';

/** The prices for a signed-in buyer in addition to public ones, and their loading state. */
export interface HiddenPrices {
  /** Signed out; some are loading; email not verified; all loaded; failed. */
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

interface PriceAnswer {
  state: 'closed' | 'unverified' | 'ready' | 'absent';
  prices: ReadonlyMap<string, PriceList>;
  /** They may be requested again. */
  failedIds: readonly string[];
}

const NO_PRICES: ReadonlyMap<string, PriceList> = new Map();
const CLOSED: HiddenPrices = { state: 'closed', byProduct: NO_PRICES };

export function createHiddenPrices({ mayBeSignedIn, findUser, load }: PriceReader): {
  $hiddenPrices: ReadableAtom<HiddenPrices>;
  /** Loads missing prices; after a failure only with `again`. */
  requestPrices: (productIds: readonly string[], again?: boolean) => Promise<void>;
  forgetPrices: () => void;
} {
  const $hiddenPrices = atom<HiddenPrices>(CLOSED);
  /** The products that were requested for this user, and the number of requests without an answer. */
  let requested = { ids: new Set<string>(), open: 0 };

  /** The answer to one request; it never throws. */
  async function answerTo(ids: readonly string[]): Promise<PriceAnswer> {
    try {
      const user = await findUser();
      if (user === null) return { state: 'closed', prices: NO_PRICES, failedIds: [] };
      if (!user.emailVerified) return { state: 'unverified', prices: NO_PRICES, failedIds: ids };
      const { prices, failedIds } = await load(ids);
      return { state: failedIds.length > 0 ? 'absent' : 'ready', prices, failedIds };
    } catch {
      return { state: 'absent', prices: NO_PRICES, failedIds: ids };
    }
  }

  async function requestPrices(productIds: readonly string[], again = false): Promise<void> {
    const own = requested;
    const newIds = productIds.filter((id) => !own.ids.has(id));
    if (newIds.length === 0 || !mayBeSignedIn()) return;
    const before = $hiddenPrices.get();
    if (!again && (before.state === 'absent' || before.state === 'unverified')) return;
    $hiddenPrices.set({ ...before, state: 'loading' });
    newIds.forEach((id) => own.ids.add(id));
    own.open += 1;
    const { state, prices, failedIds } = await answerTo(newIds);
    // The buyer has signed out in the meantime.
    if (own !== requested) return;
    own.open -= 1;
    failedIds.forEach((id) => own.ids.delete(id));
    if (state === 'closed' || state === 'unverified') {
      $hiddenPrices.set({ ...CLOSED, state });
      return;
    }
    const now = $hiddenPrices.get();
    const byProduct = new Map([...now.byProduct, ...prices]);
    if (state === 'absent' || now.state === 'absent') {
      $hiddenPrices.set({ state: 'absent', byProduct });
    } else $hiddenPrices.set({ state: own.open > 0 ? 'loading' : 'ready', byProduct });
  }

  function forgetPrices(): void {
    requested = { ids: new Set(), open: 0 };
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
