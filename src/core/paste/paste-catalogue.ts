/** The products that a pasted order can name. */
import { codeBook, type CodeBook } from '#core/order/code-book.ts';
import type { CodedProduct } from '#core/sizes/size-skus.ts';
import type { SizedEntry } from './paste-sizes.ts';

/** A product that a text can name. */
export interface PasteEntry extends CodedProduct, SizedEntry {
  sizes?: readonly string[] | undefined;
}

export interface PasteCatalogue<Entry extends PasteEntry = PasteEntry> {
  book: CodeBook;
  /** By SKU. */
  entries: ReadonlyMap<string, Entry>;
}

export const pasteCatalogue = <Entry extends PasteEntry>(
  entries: ReadonlyMap<string, Entry>,
): PasteCatalogue<Entry> => ({ book: codeBook(entries.values()), entries });
