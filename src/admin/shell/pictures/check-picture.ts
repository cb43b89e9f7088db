/** Whether a chosen file can become a picture of the shop, and if not, why and what to do. */
import { LARGEST_PICTURE } from '#core/picture-file.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { readPictureBytes, type PictureBytes } from './picture-bytes.ts';

/** px: shorter, a picture is too coarse to sell from. */
export const SHORTEST_EDGE = 100;

/** px: longer, a browser needs more memory to decode it than a phone or an old computer has. */
const LONGEST_EDGE = 12_000;

/** Pixels in all; a photograph of the largest cameras has as many. */
const MOST_PIXELS = 64_000_000;

/** How many times longer than the other an edge may be; on cards the rest would be cut off. */
const LONGEST_STRIP = 5;

const TYPES = 'Choose a JPEG, PNG or WebP image.';

function sizeProblem({ width, height }: PictureBytes): string | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const found = `The image is ${width} × ${height} px`;
  if (short < SHORTEST_EDGE)
    return `${found}. The minimum is ${SHORTEST_EDGE} px. Use a larger image.`;
  if (long > LONGEST_EDGE || width * height > MOST_PIXELS)
    return `${found}, which is too large. Save it smaller, for example 4,000 px wide.`;
  return long > short * LONGEST_STRIP
    ? `${found}, which is too long and narrow. Crop it to the product.`
    : undefined;
}

/**
 * Holds a file against what a picture may be; its name is not asked.
 * @param bytes all of them, or `LARGEST_PICTURE` and one
 */
export function checkPicture(bytes: Uint8Array): Result<PictureBytes> {
  if (bytes.length === 0) return failed('The file is empty.');
  if (bytes.length > LARGEST_PICTURE)
    return failed('The file is larger than 5 MB. Save it smaller.');
  const found = readPictureBytes(bytes);
  if (found === undefined) return failed('This file isn’t a JPEG, PNG or WebP image.');
  if (found === 'broken') return failed(`The image is incomplete or damaged. ${TYPES}`);
  const problem = sizeProblem(found);
  return problem === undefined ? succeeded(found) : failed(problem);
}
