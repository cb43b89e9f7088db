/** Everything a page may ask of the snapshot. */
import type { CategoryLink } from '#core/catalogue.ts';
import { formatYear } from '#core/format-time.ts';
import { categoryKind } from '#schema/category.ts';
import { pageKind, type Page } from '#schema/page.ts';
import { seoKind, type Seo } from '#schema/seo.ts';
import {
  homeSettingsKind,
  siteSettingsKind,
  type HomeSettings,
  type PublicSettings,
} from '#schema/settings.ts';
import { blogQueries } from './blog-queries.ts';
import { catalogueDataQueries } from './catalogue-data.ts';
import { categoryQueries } from './category-tree.ts';
import { YEAR } from './change-keys.ts';
import { productQueries } from './product-queries.ts';
import { createReader, type NoteKey } from './reader.ts';
import type { Store } from './store.ts';

export type Catalogue = ReturnType<typeof createCatalogue>;

/** What the head and the foot of every page show. */
export interface Frame {
  site: PublicSettings;
  categories: readonly CategoryLink[];
  /** The year in India. */
  year: string;
}

/** A setting that pages cannot do without, or an error that says how to get it. */
function required<T>(document: T | undefined, path: string): T {
  if (document !== undefined) return document;
  throw new Error(
    `The snapshot has no ${path}. Save it in the back office, or create the demo shop with "npm run seed".`,
  );
}

/**
 * The queries over one state of the snapshot; make a new one after a sync. Each takes and gives plain
 * JSON values, so that an answer can be compared with a later one.
 * @param options.now what is scheduled for later than this (ms) is not live; as of the last sync when left out
 * @param options.note told what each answer depends on
 */
export function createCatalogue(
  store: Store,
  { now = store.asOf(), note = () => undefined }: { now?: number; note?: NoteKey } = {},
) {
  const reader = createReader(store, now, note);
  const categories = categoryQueries(reader);
  const site = (): PublicSettings => {
    // What staff begin new products with is on no page: changing it leaves every page as it is.
    const { newProducts: _, ...shown } = required(
      reader.document(siteSettingsKind, 'site'),
      'settings/site',
    );
    return shown;
  };
  let kept: Frame | undefined;

  return {
    ...productQueries(reader),
    ...catalogueDataQueries(reader),
    ...blogQueries(reader),
    ...categories,

    /** A policy or information page. */
    page: (slug: string): Page | undefined => reader.document(pageKind, slug),
    /** What `seo/{id}` says of one route, where the id is its path with `~` for `/`. */
    seo: (id: string): Seo | undefined => reader.document(seoKind, id),
    /** What `seo/global` says of every page. */
    siteSeo: (): Seo | undefined => reader.document(seoKind, 'global'),

    /** @throws when `settings/site` is missing */
    site,
    /** @throws when `settings/home` is missing */
    home: (): HomeSettings => required(reader.document(homeSettingsKind, 'home'), 'settings/home'),

    /** What the head and the foot of every page show, the same object each time. @throws when `settings/site` is missing */
    frame: (): Frame => {
      note(YEAR);
      reader.noteDocument(siteSettingsKind, 'site');
      reader.noteAll(categoryKind);
      kept ??= { site: site(), categories: categories.categoryLinks(), year: formatYear(now) };
      return kept;
    },
    /** When what is live last changed: by a save, or by a scheduled document's time, ms. */
    changedAt: (): number => reader.changedAt(),
  };
}
