/** What staff can do about a failed publish. */
import type { PublishOverride, PublishProgress } from '#schema/publish.ts';
import { SHOP_COLLECTIONS } from '#schema/shop-collections.ts';

type Failed = Extract<PublishProgress, { state: 'failed' }>;

interface Help {
  /** Short description of the failure. */
  title: string;
  /** Steps to solve it. */
  remedy: string;
  /** Publishes once despite the refusal; with a warning. */
  override?: { allow: PublishOverride; label: string; warning: string };
}

export interface FailureHelp extends Help {
  /** The affected documents. */
  paths: string[];
}

const PATHS = new RegExp(`\\b(?:${SHOP_COLLECTIONS.join('|')})/[^\\s;,·:]+`, 'g');

/** Paths in a reason, once each, without the final full stop. */
const pathsIn = (reason: string): string[] => [
  ...new Set([...reason.matchAll(PATHS)].map(([path]) => path.replace(/\.$/, ''))),
];

const SAME = 'The live site hasn’t changed.';

const HELP: Readonly<Partial<Record<NonNullable<Failed['refusal']>, Help>>> = {
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
  },
  'missing-setting': {
    title: 'A required setting is missing',
    remedy: `${SAME} Fill in the setting and save it. Then retry.`,
  },
};

const UNKNOWN: Help = {
  title: 'The last publish failed',
  remedy: `${SAME} Try again. If it fails again, contact support.`,
};

/** @param failed the failed publish */
export const failureHelp = ({ reason, refusal }: Failed): FailureHelp => ({
  ...((refusal && HELP[refusal]) ?? UNKNOWN),
  paths: pathsIn(reason),
});
