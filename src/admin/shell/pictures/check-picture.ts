/** Checks whether a file can become a picture of the shop, and explains why not. */
import { LARGEST_PICTURE } from '#core/picture-file.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { readPictureBytes, type PictureBytes } from './picture-bytes.ts';

/** Smaller pictures are too coarse, px. */
const SHORTEST_EDGE = 100;

/** Larger pictures need too much memory to decode on phones and old computers, px. */
const LONGEST_EDGE = 12_000;

/** Maximum number of pixels, that of the largest cameras. */
const MOST_PIXELS = 64_000_000;

/** Maximum aspect ratio; cards would cut off the rest. */
const LONGEST_STRIP = 5;

const TYPES = 'Choose a JPEG, PNG or WebP image.';

function sizeProblem({ width, height }: PictureBytes): string | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const sizeText = `The image is ${width} × ${height} px`;
  if (short < SHORTEST_EDGE)
    return `${sizeText}. The minimum is ${SHORTEST_EDGE} px. Use a larger image.`;
  if (long > LONGEST_EDGE || width * height > MOST_PIXELS)
    return `${sizeText}, which is too large. Save it smaller, for example 4,000 px wide.`;
  return long > short * LONGEST_STRIP
    ? `${sizeText}, which is too long and narrow. Crop it to the product.`
    : undefined;
}

/**
 * Checks the content of a file; its name does not matter.
 * @param bytes all bytes, or the first `LARGEST_PICTURE` plus one
 */
export function checkPicture(bytes: Uint8Array): Result<PictureBytes> {
  if (bytes.length === 0) return failed('The file is empty.');
  if (bytes.length > LARGEST_PICTURE)
    return failed('The file is larger than 5 MB. Save it smaller.');
  const parsed = readPictureBytes(bytes);
  if (parsed === undefined) return failed('This file isn’t a JPEG, PNG or WebP image.');
  if (parsed === 'broken') return failed(`The image is incomplete or damaged. ${TYPES}`);
  const problem = sizeProblem(parsed);
  return problem === undefined ? succeeded(parsed) : failed(problem);
}
