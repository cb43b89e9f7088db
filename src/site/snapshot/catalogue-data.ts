/** The catalogue as files for browsers, each a stretch of it from the oldest product on. */
import { hash } from 'node:crypto';
import type { ListingScope } from '#core/catalogue.ts';
import { packSlice, SLICE_SIZE } from '#core/listing/catalogue-slice.ts';
import type { Reader } from './reader.ts';

const ALL: ListingScope = { kind: 'all' };
const VERSION_LENGTH = 10;

/** A file with the version that its content gives it. */
export interface SliceFile {
  version: string;
  text: string;
}

export const catalogueDataQueries = (reader: Reader) => ({
  /** How many files there are. */
  catalogueSlices: (): number => Math.ceil(reader.size(ALL) / SLICE_SIZE),

  /** One of them, from 0. */
  catalogueSlice(index: number): SliceFile {
    const packed = packSlice(reader.entries(index * SLICE_SIZE, SLICE_SIZE));
    const version = hash('sha256', JSON.stringify(packed), 'base64url').slice(0, VERSION_LENGTH);
    return { version, text: JSON.stringify({ version, ...packed }) };
  },
});
