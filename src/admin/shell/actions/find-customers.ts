/** Looks for customers by what somebody types. */
import { askDocuments, type RawDocument } from '#firebase/browser/asked.ts';
import { foundDocument, type FoundDocument } from '#firebase/browser/found-document.ts';
import { searchTerms, type SearchTerm } from '#admin/shell/customers/search-terms.ts';
import { behindPrefix } from '#core/search/prefix.ts';
import { QUERIES } from '#schema/queries.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import { idIn } from '#schema/kind.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

const BY_FIELD = {
  businessName: QUERIES.customersByBusiness,
  displayName: QUERIES.customersByName,
  email: QUERIES.customersByEmail,
  phone: QUERIES.customersByPhone,
} as const;

const ask = ({ field, prefix }: SearchTerm, most: number): Promise<RawDocument[]> =>
  askDocuments({ ...BY_FIELD[field], limit: most }, [prefix, behindPrefix(prefix)]);

export interface CustomersFound {
  customers: FoundDocument<WebUser>[];
  /** There may be more than were asked for. */
  isCut: boolean;
}

/**
 * Those of whom a name, the e-mail or the phone begins with the words.
 * @param most for each way of looking
 * @throws ReadError
 */
export const findCustomers = (
  typed: string,
  most: number = QUERIES.customersByName.limit,
): Promise<CustomersFound> =>
  readOrThrow(async () => {
    const answers = await Promise.all(searchTerms(typed).map((term) => ask(term, most)));
    const byPath = new Map(answers.flat().map((each) => [each.path, each]));
    return {
      customers: [...byPath.values()].map(({ path, fields }) =>
        foundDocument(webUserKind, idIn(path), fields),
      ),
      isCut: answers.some(({ length }) => length >= most),
    };
  });
