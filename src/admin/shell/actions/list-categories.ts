/** Reads all categories including deleted ones; they are few. */
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import { categoryKind } from '#schema/category.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { listAsStaff } from './list-as-staff.ts';

/** More than any shop has. */
const MOST = 1_000;

export interface LoadedCategories {
  all: StaffCategory[];
  /** Problems of invalid categories, which are not in the list. */
  problems: DocumentProblem[];
}

/** @throws ReadError */
export async function listCategories(database = staffDatabase): Promise<LoadedCategories> {
  const { categories } = STAFF_LISTS;
  const query = { equal: {}, sort: categories.sorts[0] };
  const { rows } = await listAsStaff(categoryKind, categories, query, { size: MOST }, database);
  return {
    all: rows.flatMap((row) => (row.success ? [{ id: row.id, category: row.value }] : [])),
    problems: rows.flatMap((row) => (row.success ? [] : [...row.problems])),
  };
}
