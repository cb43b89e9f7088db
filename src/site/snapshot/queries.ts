/** All queries that pages can run on the snapshot. */
import type { CategoryLink, ListingScope } from '#core/catalogue.ts';
import type { ShownRate } from '#core/silver/published-rate.ts';
import { formatYear } from '#core/format-time.ts';
import { categoryKind } from '#schema/category.ts';
import { pageKind, type Page } from '#schema/page.ts';
import { ratesKind } from '#schema/rates.ts';
import { seoKind, type Seo } from '#schema/seo.ts';
import {
  homeSettingsKind,
  siteSettingsKind,
  type HomeSettings,
  type PublicSettings,
} from '#schema/settings.ts';
import { blogQueries } from './blog-queries.ts';
import { categoryQueries } from './category-tree.ts';
import { YEAR } from './change-keys.ts';
import { productQueries } from './product-queries.ts';
import type { TrackKey } from './product-reads.ts';
import { createReader, type Reader } from './reader.ts';
import type { Store } from './store.ts';
import { hash } from 'node:crypto';
import { packSlice, SLICE_SIZE } from '#core/listing/catalogue-slice.ts';

const ALL: ListingScope = { kind: 'all' };
const VERSION_LENGTH = 10;

/** A file and its version, a hash of its content. */
interface SliceFile {
  version: string;
  text: string;
}

/** The catalogue as data files for browsers. Each file is a slice, starting with the oldest products. */
const catalogueDataQueries = (reader: Reader) => ({
  /** Number of slices. */
  catalogueSlices: (): number => Math.ceil(reader.sizeOf(ALL) / SLICE_SIZE),

  /** One slice; `index` starts at 0. */
  catalogueSlice(index: number): SliceFile {
    reader.trackDocument(ratesKind, 'rates');
    const entries = reader.entries(index * SLICE_SIZE, SLICE_SIZE);
    const { show } = reader.document(siteSettingsKind, 'site')?.availability ?? {};
    // A shop that shows words does not publish its numbers.
    const shown = show === 'numbers' ? entries : entries.map(({ available: _, ...entry }) => entry);
    const packed = packSlice(shown, reader.rate);
    const version = hash('sha256', JSON.stringify(packed), 'base64url').slice(0, VERSION_LENGTH);
    return { version, text: JSON.stringify({ version, ...packed }) };
  },
});

export type Catalogue = ReturnType<typeof createCatalogue>;

/** Data for the header and footer of every page. */
export interface Frame {
  site: PublicSettings;
  categories: readonly CategoryLink[];
  /** The year in India. */
  year: string;
}

/** A required setting; without it, the error names the remedy. */
function required<T>(document: T | undefined, path: string): T {
  if (document !== undefined) return document;
  throw new Error(
    `The snapshot has no ${path}. Save it in the back office, or create the demo shop with "npm run seed".`,
  );
}

/**
 * The queries over one state of the snapshot; create a new catalogue after a sync. Arguments and results are plain
 * JSON, so that results can be compared.
 * @param options.now documents scheduled for later than this (ms) are not live; defaults to the last sync
 * @param options.track called with each key that a result depends on
 */
export function createCatalogue(
  store: Store,
  { now = store.asOf(), track = () => undefined }: { now?: number; track?: TrackKey } = {},
) {
  const reader = createReader(store, now, track);
  const categories = categoryQueries(reader);
  const site = (): PublicSettings => {
    // Pages show no defaults for new products, and the availability by its own query, so changing them must not make
    // all pages dirty.
    const {
      newProducts: _,
      availability: __,
      ...shown
    } = required(reader.document(siteSettingsKind, 'site'), 'settings/site');
    return shown;
  };
  let cachedFrame: Frame | undefined;

  return {
    ...productQueries(reader),
    ...catalogueDataQueries(reader),
    ...blogQueries(reader),
    ...categories,

    /** The silver rate that prices by weight follow; undefined if none is set. */
    silverRate: (): ShownRate | undefined => {
      const [rate] = reader.document(ratesKind, 'rates')?.silver ?? [];
      return rate && { perGramPaise: rate.perGramPaise, at: rate.at };
    },

    /** A policy or information page. */
    page: (slug: string): Page | undefined => reader.document(pageKind, slug),
    /** SEO settings of one route; the id is its path with `~` instead of `/`. */
    seo: (id: string): Seo | undefined => reader.document(seoKind, id),
    /** SEO settings of all pages (`seo/global`). */
    siteSeo: (): Seo | undefined => reader.document(seoKind, 'global'),

    /** @throws when `settings/site` is missing */
    site,
    /** @throws when `settings/home` is missing */
    home: (): HomeSettings => required(reader.document(homeSettingsKind, 'home'), 'settings/home'),

    /**
     * Data for the header and footer of every page, the same object on each call. @throws when `settings/site`
     * is missing
     */
    frame: (): Frame => {
      track(YEAR);
      reader.trackDocument(siteSettingsKind, 'site');
      reader.trackAll(categoryKind);
      cachedFrame ??= {
        site: site(),
        categories: categories.categoryLinks(),
        year: formatYear(now),
      };
      return cachedFrame;
    },
    /** Time of the last change that is live: a save, or a scheduled document's time, ms. */
    changedAt: (): number => reader.changedAt(),
  };
}
