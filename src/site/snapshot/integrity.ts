/** Finds what is wrong between documents: addresses claimed twice, and subcategories without a category. */
import { showFound, type DocumentProblem } from '#schema/problem.ts';
import type { Store } from './store.ts';

export interface AddressClash {
  /** What is claimed, in words: `SKU RG101`, `post slug care`. */
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
 * Every address claimed twice among what is live at `now` (ms). A subcategory's address is its id and a
 * product's begins with its SKU, so these alone can clash.
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
        // A list of paths by the query above.
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
      found: showFound(String(row['parent'])),
      expected: 'expected the id of a top category that exists',
    }));
