/** Customer search. */
import type { RawDocument } from '#firebase/browser/run-query.ts';
import { decodedDocument, type DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { searchTerms, type SearchTerm } from '#admin/shell/customers/search-terms.ts';
import { enteredProfile } from '#core/account/entered-customer.ts';
import { behindPrefix } from '#core/search/prefix.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { QUERIES } from '#schema/queries.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import { idIn } from '#schema/kind.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';

/** Of profiles, and of customers without an account. */
const BY_FIELD = {
  businessName: [QUERIES.customersByBusiness, QUERIES.enteredByBusiness],
  displayName: [QUERIES.customersByName, QUERIES.enteredByName],
  email: [QUERIES.customersByEmail, QUERIES.enteredByEmail],
  phone: [QUERIES.customersByPhone, QUERIES.enteredByPhone],
  gstin: [QUERIES.customersByGstin, QUERIES.enteredByGstin],
} as const;

const findByTerm = (
  { field, prefix }: SearchTerm,
  most: number,
  database: StaffDatabase,
): Promise<RawDocument[]>[] =>
  BY_FIELD[field].map((query) =>
    database.runQuery({ ...query, limit: most }, [prefix, behindPrefix(prefix)]),
  );

function resultOf({ path, fields }: RawDocument): DecodedDocument<WebUser> | undefined {
  const id = idIn(path);
  if (path.startsWith(`${webUserKind.collection}/`))
    return decodedDocument(webUserKind, id, fields);
  const decoded = decodedDocument(customerRecordKind, id, fields);
  if (!decoded.fits) return decoded;
  const profile = decoded.value.deletedAt === null && enteredProfile(id, decoded.value);
  return profile ? { id, fits: true, value: profile } : undefined;
}

export interface CustomerResults {
  customers: DecodedDocument<WebUser>[];
  /** Whether there may be more results. */
  isCut: boolean;
}

/**
 * Customers whose names, email, phone or GSTIN start with the text.
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
      searchTerms(typed).flatMap((term) => findByTerm(term, most, database)),
    );
    const byPath = new Map(answers.flat().map((each) => [each.path, each]));
    return {
      customers: [...byPath.values()].flatMap((each) => resultOf(each) ?? []),
      isCut: answers.some(({ length }) => length >= most),
    };
  });
