/** Customer search. */
import type { RawDocument } from '#firebase/browser/run-query.ts';
import { decodedDocument, type DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { searchTerms, type SearchTerm } from '#admin/shell/customers/search-terms.ts';
import { behindPrefix } from '#core/search/prefix.ts';
import { QUERIES } from '#schema/queries.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import { idIn } from '#schema/kind.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';

const BY_FIELD = {
  businessName: QUERIES.customersByBusiness,
  displayName: QUERIES.customersByName,
  email: QUERIES.customersByEmail,
  phone: QUERIES.customersByPhone,
} as const;

const findByTerm = (
  { field, prefix }: SearchTerm,
  most: number,
  database: StaffDatabase,
): Promise<RawDocument[]> =>
  database.runQuery({ ...BY_FIELD[field], limit: most }, [prefix, behindPrefix(prefix)]);

export interface CustomerResults {
  customers: DecodedDocument<WebUser>[];
  /** Whether there may be more results. */
  isCut: boolean;
}

/**
 * Customers whose names, email or phone start with the text.
 * @param most results per query
 * @throws ReadError
 */
export const findCustomers = (
  typed: string,
  most: number = QUERIES.customersByName.limit,
  database = staffDatabase,
): Promise<CustomerResults> =>
  readOrThrow(async () => {
    const answers = await Promise.all(
      searchTerms(typed).map((term) => findByTerm(term, most, database)),
    );
    const byPath = new Map(answers.flat().map((each) => [each.path, each]));
    return {
      customers: [...byPath.values()].map(({ path, fields }) =>
        decodedDocument(webUserKind, idIn(path), fields),
      ),
      isCut: answers.some(({ length }) => length >= most),
    };
  });
