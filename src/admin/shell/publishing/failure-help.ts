/** What staff can do about a failed publish. */
import type { PublishOverride, PublishProgress } from '#schema/publish.ts';
import { SHOP_COLLECTIONS } from '#schema/shop-collections.ts';

type Failed = Extract<PublishProgress, { state: 'failed' }>;

export interface FailureHelp {
  /** Short description of the failure. */
  title: string;
  /** Steps to solve it. */
  remedy: string;
  /** Publishes once despite the refusal; with a warning. */
  override: { allow: PublishOverride; label: string; warning: string } | undefined;
  /** Figures or names from the publisher's reason, if helpful. */
  detail: string | undefined;
  /** The affected documents. */
  paths: string[];
}

type Help = Omit<FailureHelp, 'paths' | 'detail'>;

const PATHS = new RegExp(`\\b(?:${SHOP_COLLECTIONS.join('|')})/[^\\s;,·:]+`, 'g');

/** Paths in a reason, once each, without the final full stop. */
const pathsIn = (reason: string): string[] => [
  ...new Set([...reason.matchAll(PATHS)].map(([path]) => path.replace(/\.$/, ''))),
];

const SAME = 'The live site hasn’t changed.';
const RETRY = `${SAME} Try again. If it fails again, contact support.`;

const HELP: Readonly<Record<NonNullable<Failed['refusal']>, Help>> = {
  'fewer-products': {
    title: 'Many products would disappear from the live site',
    remedy: `${SAME} If products were archived or deleted by mistake, restore them. If you meant to remove them, publish once with fewer products.`,
    override: {
      allow: 'fewer-products',
      label: 'Publish with fewer products',
      warning: 'The removed products disappear from the live site immediately.',
    },
  },
  malformed: {
    title: 'Too many items have errors',
    remedy: `${SAME} Fix the items listed below, or publish once without them.`,
    override: {
      allow: 'malformed',
      label: 'Publish without them',
      warning: 'Items with errors disappear from the live site until they are fixed.',
    },
  },
  'address-clash': {
    title: 'Two items use the same page URL or SKU',
    remedy: `${SAME} Archive one of the two items, or change its page URL. Then retry. A SKU can be changed while its product is a draft.`,
    override: undefined,
  },
  'missing-setting': {
    title: 'A required setting is missing',
    remedy: `${SAME} Fill in the setting and save it. Then retry.`,
    override: undefined,
  },
  'older-than-live': {
    title: 'The live site is newer than this publish',
    remedy:
      'Another publisher published newer data. Try again. If it fails again, contact support and ask which publisher serves the live site.',
    override: undefined,
  },
};

/** Message of the publisher's `refusal.ts`: `7 products are live, and 10 were when …`. */
const FEWER = /^(\d+) products are live, and (\d+) were\b/;
/** Its form of a conflict: `SKU RG1 by prod/rg1 and prod/rg2`. */
const CLAIM = /(?:: |; )([^:;]+?) by [a-z]+\//g;

function detailOf({ reason, refusal }: Failed): string | undefined {
  if (refusal === 'fewer-products') {
    const [, now, before] = FEWER.exec(reason) ?? [];
    return now === undefined || before === undefined
      ? 'No product would be live.'
      : `${now === '1' ? '1 product' : `${now} products`} would be live. ${before} are live now.`;
  }
  if (refusal !== 'address-clash') return undefined;
  const claims = [...reason.matchAll(CLAIM)].map(([, claim = '']) =>
    claim.replace(/\bslug\b/, 'page URL'),
  );
  return claims.length === 0 ? undefined : `Used twice: ${claims.join(', ')}.`;
}

/** @param failed the failed publish */
export function failureHelp(failed: Failed): FailureHelp {
  const { reason, refusal } = failed;
  const help: Help =
    refusal === undefined
      ? { title: 'The last publish failed', remedy: RETRY, override: undefined }
      : HELP[refusal];
  return { ...help, detail: detailOf(failed), paths: pathsIn(reason) };
}
