/** What the form fields of products, posts and categories have in common. */
import type { Choices } from '#admin/shell/form/field-spec.ts';
import { isRecord, textOf } from '#core/editing/form-values.ts';
import type { PublicationStatus } from '#schema/product-status.ts';

export const PUBLICATION_CHOICES = [
  ['draft', 'Draft: not on the site'],
  ['published', 'Published'],
  ['scheduled', 'Scheduled: goes live at a set time'],
  ['archived', 'Archived: no longer on the site'],
] as const satisfies Choices & readonly (readonly [PublicationStatus, string])[];

/** An image as text: its alt text. */
export const showAlt = (image: unknown): string => (isRecord(image) ? textOf(image['alt']) : '');
