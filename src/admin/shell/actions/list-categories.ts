/** Reads every category, the deleted ones, too: they are few. */
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import { categoryKind } from '#schema/category.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff } from './list-as-staff.ts';

/** More than any shop's menu holds. */
const MOST = 1_000;

export interface FoundCategories {
  all: StaffCategory[];
  /** What does not fit its schema, and so stands in no list. */
  problems: DocumentProblem[];
}

/** @throws ReadError */
export async function listCategories(): Promise<FoundCategories> {
  const { categories } = STAFF_LISTS;
  const asked = { equal: {}, sort: categories.sorts[0] };
  const { rows } = await listAsStaff(categoryKind, categories, asked, { size: MOST });
  return {
    all: rows.flatMap((row) => (row.fits ? [{ id: row.id, category: row.value }] : [])),
    problems: rows.flatMap((row) => (row.fits ? [] : [...row.problems])),
  };
}
