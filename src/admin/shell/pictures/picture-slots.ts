/** The pictures in a form value, valid or not. */
import { problemSentence } from '#core/publishing/problem-message.ts';
import { image, type Image } from '#schema/image.ts';
import { documentProblems } from '#schema/problem.ts';
import * as z from 'zod';

/** The alt text may still be missing. */
const shown = image.extend({ alt: z.string().catch('') });

/** A value in a picture field. */
export interface PictureSlot {
  /** As in the form. */
  value: unknown;
  /** Undefined if the value is invalid, as in an invalid document or a draft. */
  picture: Image | undefined;
  /** Why it is invalid. */
  problems: readonly string[];
}

function slotOf(value: unknown): PictureSlot {
  const { data, error } = shown.safeParse(value, { reportInput: true });
  const problems = documentProblems('', error?.issues ?? []).map(problemSentence);
  return { value, picture: data, problems };
}

/** Values of a field with one picture or several. */
export function slotsIn(value: unknown): PictureSlot[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((each) => each !== undefined && each !== null).map(slotOf);
}
