/** What a browser downloads for search: the files of the catalogue, from which the index is made. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { CatalogueEntry } from '#domain/listing/catalogue-entry.ts';
import { packSlice, SLICE_SIZE } from '#domain/listing/catalogue-slice.ts';

/** As a build step would compress, and about as a server does while it answers. */
const BEST = 11;
const ON_THE_FLY = 5;

const brotliBytes = (text: string, quality: number): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).length;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Bytes of all files together. @param entries the newest first, as pages have them */
export function weighSlices(entries: readonly CatalogueEntry[]) {
  const oldestFirst = entries.toReversed();
  const files = Array.from({ length: Math.ceil(entries.length / SLICE_SIZE) }, (_, index) =>
    JSON.stringify(packSlice(oldestFirst.slice(index * SLICE_SIZE, (index + 1) * SLICE_SIZE))),
  );
  return {
    best: sum(files.map((text) => brotliBytes(text, BEST))),
    onTheFly: sum(files.map((text) => brotliBytes(text, ON_THE_FLY))),
  };
}
