/**
 * The catalogue as data files for browsers. Each file is a slice, starting with the oldest products.
 */
import { hash } from 'node:crypto';
import type { ListingScope } from '#core/catalogue.ts';
import { packSlice, SLICE_SIZE } from '#core/listing/catalogue-slice.ts';
import { ratesKind } from '#schema/rates.ts';
import type { Reader } from './reader.ts';

const ALL: ListingScope = { kind: 'all' };
const VERSION_LENGTH = 10;

/** A file and its version, a hash of its content. */
export interface SliceFile {
  version: string;
  text: string;
}

export const catalogueDataQueries = (reader: Reader) => ({
  /** Number of slices. */
  catalogueSlices: (): number => Math.ceil(reader.sizeOf(ALL) / SLICE_SIZE),

  /** One slice; `index` starts at 0. */
  catalogueSlice(index: number): SliceFile {
    reader.trackDocument(ratesKind, 'rates');
    const packed = packSlice(reader.entries(index * SLICE_SIZE, SLICE_SIZE), reader.rate);
    const version = hash('sha256', JSON.stringify(packed), 'base64url').slice(0, VERSION_LENGTH);
    return { version, text: JSON.stringify({ version, ...packed }) };
  },
});
