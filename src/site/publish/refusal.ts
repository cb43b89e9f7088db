/** Refuses a publish that would damage the site: the live site stays and the reason is reported. */
import { ADDRESSES, collectionKey, COUNTS } from '#site/snapshot/change-keys.ts';
import { addressClashes } from '#site/snapshot/integrity.ts';
import { createCatalogue } from '#site/snapshot/queries.ts';
import { quarantineOf } from '#site/snapshot/report.ts';
import type { Store } from '#site/snapshot/store.ts';
import { showProblem } from '#schema/problem.ts';
import type { PublishOverride, PublishRefusal } from '#schema/publish.ts';
import type { State } from './state.ts';

/** A refused publish. Its message names the problem and the remedy. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly refusal: PublishRefusal;
  constructor(refusal: PublishRefusal, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

/** Refuse when more than this share of the products disappeared at once. */
const MAX_REMOVED = 0.2;
/** Refuse when more documents are malformed than both of these allow. */
const MALFORMED_PART = 0.02;
const MALFORMED_COUNT = 5;
/** Number of documents that a message names. */
const NAMED = 10;

const named = (lines: readonly string[]): string =>
  [
    ...lines.slice(0, NAMED),
    ...(lines.length > NAMED ? [`and ${lines.length - NAMED} more`] : []),
  ].join('; ');

function refuseFewerProducts(products: number, before: number): void {
  if (products > 0 && products >= before * (1 - MAX_REMOVED)) return;
  throw new Refusal(
    'fewer-products',
    `${products === 0 ? 'No product is live' : `${products === 1 ? '1 product is' : `${products} products are`} live, and ${before} were when the site was last published: more than 20% fewer`}. If this is intended, publish once with the override fewer-products.`,
  );
}

function refuseMalformed(store: Store): void {
  if (store.countQuarantined() <= MALFORMED_COUNT) return;
  const problems = quarantineOf(store);
  const count = store.countQuarantined();
  if (count <= MALFORMED_PART * (store.countDocuments() + count)) return;
  throw new Refusal(
    'malformed',
    `${count} documents are invalid: ${named(problems.map(showProblem))}. Fix them, or publish once without them with the override malformed.`,
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

const CLAIMS = [ADDRESSES, collectionKey('blogs'), collectionKey('categories')];

/**
 * Checks what would be published.
 * @param changed keys that changed since the last publish (`change-keys.ts`); undefined: check everything
 * @param allowed overrides for this publish
 * @throws Refusal
 */
export function refuseUnsound(
  { store, state }: { store: Store; state: Pick<State, 'meta'> },
  changed: ReadonlySet<string> | undefined,
  allowed: ReadonlySet<PublishOverride>,
): void {
  const catalogue = createCatalogue(store);
  if (!allowed.has('malformed')) refuseMalformed(store);
  if (changed === undefined || CLAIMS.some((key) => changed.has(key))) refuseClashes(store);
  if ((changed?.has(COUNTS) ?? true) && !allowed.has('fewer-products')) {
    refuseFewerProducts(catalogue.sizeOf({ kind: 'all' }), Number(state.meta('products') ?? 0));
  }
  try {
    catalogue.site();
    catalogue.home();
  } catch (error) {
    throw new Refusal('missing-setting', error instanceof Error ? error.message : String(error));
  }
}
