/** Looks for customers by what somebody types, or by a tag that staff gave them. */
import { askDocuments, type RawDocument } from '#client/asked.ts';
import { foundDocument, type FoundDocument } from '#client/found-document.ts';
import { readDocument } from '#client/staff-documents.ts';
import { AFTER_ALL, searchTerms, type SearchTerm } from '#domain/customers/search-terms.ts';
import { QUERIES } from '#schema/queries.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import { databaseOutcome } from './database-outcome.ts';
import { orThrow } from './not-read.ts';

const BY_FIELD = {
  businessName: QUERIES.customersByBusiness,
  displayName: QUERIES.customersByName,
  email: QUERIES.customersByEmail,
  phone: QUERIES.customersByPhone,
} as const;

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const ask = ({ field, prefix }: SearchTerm, most: number): Promise<RawDocument[]> =>
  askDocuments({ ...BY_FIELD[field], limit: most }, [prefix, prefix + AFTER_ALL]);

/**
 * Those of whom a name, the e-mail or the phone begins with the words.
 * @param most for each way of looking
 * @throws NotRead
 */
export const findCustomers = (
  typed: string,
  most: number = QUERIES.customersByName.limit,
): Promise<FoundDocument<WebUser>[]> =>
  orThrow(
    databaseOutcome(async () => {
      const found = (await Promise.all(searchTerms(typed).map((term) => ask(term, most)))).flat();
      const byPath = new Map(found.map((each) => [each.path, each]));
      return [...byPath.values()].map(({ path, fields }) =>
        foundDocument(webUserKind, idOf(path), fields),
      );
    }),
  );

/** Those whom staff gave the tag, fifty at most; who has deleted their account is left out. @throws NotRead */
export const findTagged = (tag: string): Promise<FoundDocument<WebUser>[]> =>
  orThrow(
    databaseOutcome(async () => {
      const records = await askDocuments(QUERIES.customersByTag, [tag]);
      const found = await Promise.all(
        records.map(({ path }) => readDocument(webUserKind, idOf(path))),
      );
      return found.filter((each) => each !== undefined);
    }),
  );
