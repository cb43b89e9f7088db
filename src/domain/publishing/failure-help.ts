/** What staff can do about a publish that failed. */
import { MARKED_COLLECTIONS } from '#domain/editing/change-mark.ts';
import type { PublishOverride, PublishProgress } from '#schema/publish.ts';

type Failed = Extract<PublishProgress, { state: 'failed' }>;

export interface FailureHelp {
  /** What has happened, in a few words. */
  title: string;
  /** What to do, in the order of trying. */
  remedy: string;
  /** Lets it through once, with what that means. */
  override: { allow: PublishOverride; label: string; warning: string } | undefined;
  /** The documents that it is about. */
  paths: string[];
}

const PATHS = new RegExp(`\\b(?:${MARKED_COLLECTIONS.join('|')})/[^\\s;,·:]+`, 'g');

/** The documents that a reason names, once each, without the full stop of its sentence. */
const pathsIn = (reason: string): string[] => [
  ...new Set([...reason.matchAll(PATHS)].map(([path]) => path.replace(/\.$/, ''))),
];

const RETRY =
  'The live site is as it was. Try again; if it fails again, tell whoever looks after the publisher.';

const HELP: Readonly<Record<NonNullable<Failed['refusal']>, Omit<FailureHelp, 'paths'>>> = {
  'fewer-products': {
    title: 'Many products would vanish from the live site',
    remedy:
      'The live site is as it was. If products were archived or deleted by mistake, restore them. If it is meant, publish once all the same.',
    override: {
      allow: 'fewer-products',
      label: 'Publish with fewer products',
      warning: 'The products that are gone vanish from the live site at once.',
    },
  },
  malformed: {
    title: 'Too much of the shop cannot be read',
    remedy:
      'The live site is as it was. Mend what the report below names, or publish once without it.',
    override: {
      allow: 'malformed',
      label: 'Publish without them',
      warning: 'What cannot be read vanishes from the live site until it is mended.',
    },
  },
  'address-clash': {
    title: 'Two claim one address',
    remedy:
      'The live site is as it was. Archive one of each two, or change its address; then publish again. An SKU can be changed while its product is a draft.',
    override: undefined,
  },
  'missing-setting': {
    title: 'A setting is missing without which no page can be made',
    remedy: 'The live site is as it was. Fill in the setting and save it; then publish again.',
    override: undefined,
  },
  'older-snapshot': {
    title: 'The publisher’s copy of the shop is older than the live site',
    remedy:
      'The live site is as it was. Whoever looks after the publisher lets it read everything again: npm run publisher -- --once --full',
    override: undefined,
  },
  'older-than-live': {
    title: 'The live site shows a newer state of the shop',
    remedy:
      'Another publisher has been faster, or this one reads another database. Try again; if it stays so, look which publisher serves the live site.',
    override: undefined,
  },
};

/** @param failed how the publish ended */
export function failureHelp({ reason, refusal }: Failed): FailureHelp {
  const help: Omit<FailureHelp, 'paths'> =
    refusal === undefined
      ? { title: 'The last publish failed', remedy: RETRY, override: undefined }
      : HELP[refusal];
  return { ...help, paths: pathsIn(reason) };
}
