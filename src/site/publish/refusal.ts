/** When a publish would make the site worse, it is refused: the live site stays, and the reason is told. */
import { ADDRESSES, collectionKey, COUNTS } from '#site/snapshot/change-keys.ts';
import { addressClashes } from '#site/snapshot/integrity.ts';
import { createCatalogue } from '#site/snapshot/queries.ts';
import { quarantineOf } from '#site/snapshot/report.ts';
import type { Store } from '#site/snapshot/store.ts';
import { showProblem } from '#schema/problem.ts';
import type { PublishOverride, PublishRefusal } from '#schema/publish.ts';
import type { State } from './state.ts';

/** A publish that is not let through. Its message says what was found and what to do. */
export class Refusal extends Error {
  readonly refusal: PublishRefusal;
  constructor(refusal: PublishRefusal, message: string) {
    super(message);
    this.name = 'Refusal';
    this.refusal = refusal;
  }
}

/** More than this part of the products gone at once is taken for an accident. */
const MOST_GONE = 0.2;
/** More malformed documents than both of these are taken for a fault of a program. */
const MALFORMED_PART = 0.02;
const MALFORMED_COUNT = 5;
/** How many documents a reason names. */
const NAMED = 10;

const named = (lines: readonly string[]): string =>
  [
    ...lines.slice(0, NAMED),
    ...(lines.length > NAMED ? [`and ${lines.length - NAMED} more`] : []),
  ].join('; ');

function refuseFewerProducts(products: number, before: number): void {
  const how = 'If this is intended, publish once with the override fewer-products.';
  if (products === 0) throw new Refusal('fewer-products', `No product is live. ${how}`);
  if (products < before * (1 - MOST_GONE)) {
    throw new Refusal(
      'fewer-products',
      `${products} products are live, and ${before} were when the site was last published: more than 20% fewer. ${how}`,
    );
  }
}

function refuseMalformed(store: Store): void {
  if (store.countQuarantined() <= MALFORMED_COUNT) return;
  const problems = quarantineOf(store);
  const paths = new Set(problems.map(({ path }) => path));
  const most = Math.max(MALFORMED_COUNT, MALFORMED_PART * (store.countDocuments() + paths.size));
  if (paths.size <= most) return;
  throw new Refusal(
    'malformed',
    `${paths.size} documents are invalid: ${named(problems.map(showProblem))}. Fix them, or publish once without them with the override malformed.`,
  );
}

function refuseClashes(store: Store): void {
  const clashes = addressClashes(store, store.asOf()).map(
    ({ claim, paths }) => `${claim} by ${paths.join(' and ')}`,
  );
  if (clashes.length === 0) return;
  throw new Refusal(
    'address-clash',
    `Two live documents use the same page URL: ${named(clashes)}. Change or archive one of each.`,
  );
}

function refuseMissingSettings(store: Store): void {
  try {
    const catalogue = createCatalogue(store);
    catalogue.site();
    catalogue.home();
  } catch (error) {
    throw new Refusal('missing-setting', error instanceof Error ? error.message : String(error));
  }
}

function refuseOlder(store: Store, state: State): void {
  const shown = Number(state.meta('as-of') ?? 0);
  if (store.asOf() >= shown) return;
  throw new Refusal(
    'older-snapshot',
    `The snapshot was read at ${new Date(store.asOf()).toISOString()}, but the site has data up to ${new Date(shown).toISOString()}. Older data never replaces newer data: read Firestore again with --full.`,
  );
}

const CLAIMS = [ADDRESSES, collectionKey('blogs'), collectionKey('categories')];

/**
 * Looks over what would be published.
 * @param changed what changed since the last publish, as keys of `change-keys.ts`; undefined: anything may have.
 * What did not change was let through then.
 * @param allowed overrides given for this one publish
 * @throws Refusal
 */
export function refuseUnsound(
  { store, state }: { store: Store; state: State },
  changed: ReadonlySet<string> | undefined,
  allowed: ReadonlySet<PublishOverride>,
): void {
  refuseOlder(store, state);
  if (!allowed.has('malformed')) refuseMalformed(store);
  if (changed === undefined || CLAIMS.some((key) => changed.has(key))) refuseClashes(store);
  if ((changed?.has(COUNTS) ?? true) && !allowed.has('fewer-products')) {
    const products = createCatalogue(store).sizeOf({ kind: 'all' });
    refuseFewerProducts(products, Number(state.meta('products') ?? 0));
  }
  refuseMissingSettings(store);
}
