/** Class recipes of customer forms. */

/** Live regions exist while empty, so that their first text is announced, and take no space until then. */
export const EMPTY_REGIONS = '[&>[role]:empty]:absolute';

export const FORM = `grid gap-5 ${EMPTY_REGIONS}`;

/** Classes of a field's texts. */
export interface FieldLook {
  label: string;
  hint: string;
  error: string;
}

export const FIELD_LOOK: FieldLook = {
  label: 'mb-1.5 block text-sm/body font-medium',
  hint: 'mt-1.5 text-sm text-ink-soft',
  error: 'mt-1.5 text-sm text-bad',
};
export const FIELD_OPTIONAL = 'font-normal text-ink-faint';

const MESSAGE = 'border-s-2 bg-wash px-4 py-3 leading-normal';

/** Messages of a form. */
export const FORM_MESSAGES = {
  note: `${MESSAGE} border-gilt`,
  good: `${MESSAGE} border-good`,
  bad: `${MESSAGE} border-bad`,
} as const;
