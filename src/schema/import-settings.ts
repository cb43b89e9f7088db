/** What staff decided in earlier imports (`settings/import`); pages do not use it. */
import * as z from 'zod';
import { edited } from './edited.ts';
import { line } from './fields.ts';
import { defineKind } from './kind.ts';

/** The name of a category in lists, with its parent: `Rings > Plain`. */
export const LONGEST_LISTED_CATEGORY = 150;

export const MOST_LISTED_CATEGORIES = 500;

const importSettings = z.object({
  /** Names in lists that the shop's categories do not have. */
  categories: z
    .array(
      z.object({
        name: line(LONGEST_LISTED_CATEGORY).meta({ example: 'Bagues' }),
        /** `rings` or `rings/plain-rings`, `create`, or `skip`. */
        choice: line(LONGEST_LISTED_CATEGORY).meta({ example: 'rings' }),
      }),
    )
    .max(MOST_LISTED_CATEGORIES),
  ...edited,
});

/** The ID of the only document. */
export const IMPORT_SETTINGS_ID = 'import';

export const importSettingsKind = defineKind({
  name: 'import settings',
  collection: 'settings',
  schema: importSettings,
});
