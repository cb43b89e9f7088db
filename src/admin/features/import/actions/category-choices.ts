/** The categories that staff chose for names in lists, stored for all staff and later imports. */
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';
import { ANY_EDITION } from '#core/editing/editable.ts';
import { planSave } from '#core/editing/plan-save.ts';
import type { CategoryChoices } from '#core/import/categories.ts';
import { failed, type Result } from '#core/result.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import {
  IMPORT_SETTINGS_ID,
  importSettingsKind,
  LONGEST_LISTED_CATEGORY,
  MOST_LISTED_CATEGORIES,
} from '#schema/import-settings.ts';

const readStored = async (database: typeof staffDatabase) => {
  const stored = await readAsStaff(importSettingsKind, IMPORT_SETTINGS_ID, database);
  return stored?.success === true ? stored.value : undefined;
};

/** @throws ReadError */
export async function readCategoryChoices(database = staffDatabase): Promise<CategoryChoices> {
  const stored = await readStored(database);
  return Object.fromEntries((stored?.categories ?? []).map(({ name, choice }) => [name, choice]));
}

/** Adds choices to the stored ones; the latest stay if there are too many. */
export async function saveCategoryChoices(
  choices: CategoryChoices,
  database = staffDatabase,
): Promise<Result> {
  const base = await readStored(database).catch(() => null);
  if (base === null) return failed('The stored categories can’t be read.');
  const others = (base?.categories ?? []).filter(({ name }) => choices[name] === undefined);
  const added = Object.entries(choices)
    .map(([name, choice]) => ({ name, choice }))
    .filter(({ name }) => name.length <= LONGEST_LISTED_CATEGORY);
  const categories = [...others, ...added].slice(-MOST_LISTED_CATEGORIES);
  const next = { ...ANY_EDITION, ...base, categories };
  const write = planSave(importSettingsKind, { id: IMPORT_SETTINGS_ID, base, next });
  return await writeAsStaff(write ? [write] : [], database);
}
