/** Checks that pictures taken from the library still exist: someone may have removed them from Media meanwhile. */
import type { FormValues } from '#core/editing/form-values.ts';
import { UNUSED_AFTER_MS, uploadTime } from '#core/pictures/stored-picture.ts';
import { nameInAddress } from '#core/pictures/picture-address.ts';
import { pictureFiles } from './read-pictures.ts';

/** The names of the uploaded files that a form shows. */
const filesIn = (form: unknown): string[] =>
  (JSON.stringify(form ?? null).match(/[^"()\s\\]*\/v0\/b\/[^"()\s\\]+/g) ?? []).flatMap(
    (address) => nameInAddress(address) ?? [],
  );

const exists = async (file: string): Promise<boolean> =>
  await (await pictureFiles()).pictureExists(file);

/**
 * Only pictures that are new in the form and that can be removed, because they were uploaded more than a week ago. Without
 * a connection, none.
 * @param now ms
 */
export async function hasRemovedPicture(
  form: FormValues,
  base: unknown,
  now = Date.now(),
  isThere = exists,
): Promise<boolean> {
  const before = new Set(filesIn(base));
  const taken = filesIn(form).filter(
    (file) => !before.has(file) && now - (uploadTime(file) ?? 0) > UNUSED_AFTER_MS,
  );
  const present = await Promise.all(taken.map((file) => isThere(file).catch(() => true)));
  return present.includes(false);
}
