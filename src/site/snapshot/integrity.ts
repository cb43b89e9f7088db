/** Checks that span documents: page URLs used twice, and subcategories without a category. */
import { showValue, type DocumentProblem } from '#schema/problem.ts';
import type { Store } from './store.ts';

export interface AddressClash {
  /** Label of the claimed value: `SKU RG101`, `post slug care`. */
  claim: string;
  /** Paths of the documents that claim it. */
  paths: string[];
}

const CLAIMS = [
  {
    label: 'SKU',
    sql: `SELECT sku AS claim, path FROM product WHERE live_from <= ?1`,
  },
  {
    label: 'post slug',
    sql: `SELECT body ->> '$.slug' AS claim, path FROM document WHERE collection = 'blogs'
          AND (body ->> '$.status' = 'published'
            OR (body ->> '$.status' = 'scheduled' AND body ->> '$.publishAt' <= ?1))`,
  },
  {
    label: 'category slug',
    sql: `SELECT body ->> '$.slug' AS claim, path FROM document WHERE collection = 'categories'
          AND body ->> '$.parent' IS NULL AND ?1 > 0`,
  },
] as const;

/**
 * Every page URL used by two documents that are live at `now` (ms). The URL of a subcategory is its id and the URL of
 * a product begins with its SKU, so only these values can clash.
 */
export const addressClashes = (store: Store, now: number): AddressClash[] =>
  CLAIMS.flatMap(({ label, sql }) =>
    store.database
      .prepare(
        `SELECT claim, json_group_array(path ORDER BY path) AS paths FROM (${sql})
         GROUP BY claim HAVING count(*) > 1 ORDER BY claim`,
      )
      .all(now)
      .map((row) => ({
        claim: `${label} ${String(row['claim'])}`,
        // The query above returns a list of paths.
        paths: JSON.parse(String(row['paths'])) as string[],
      })),
  );

/** Subcategories that no page shows, because their parent is deleted, malformed or itself a subcategory. */
export const strayCategories = (store: Store): DocumentProblem[] =>
  store.database
    .prepare(
      `SELECT child.path, child.body ->> '$.parent' AS parent FROM document AS child
       LEFT JOIN document AS top
         ON top.path = 'categories/' || (child.body ->> '$.parent') AND top.body ->> '$.parent' IS NULL
       WHERE child.collection = 'categories' AND child.body ->> '$.parent' IS NOT NULL
         AND top.path IS NULL
       ORDER BY child.path`,
    )
    .all()
    .map((row) => ({
      path: String(row['path']),
      field: 'parent',
      actual: showValue(String(row['parent'])),
      expected: 'expected the id of a top category that exists',
    }));
