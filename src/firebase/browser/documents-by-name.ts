/** Reads documents by their names, many at once. */
import { collection, documentId, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { slices } from '#core/slices.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { QUERIES } from '#schema/queries.ts';
import type * as z from 'zod';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';
import { foundDocument, type FoundDocument } from './found-document.ts';

const {
  where: [[, isIn]],
  limit: most,
} = QUERIES.byName;

/** In the order of `ids`, those that are there. @throws DatabaseFailure */
export const documentsByName = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  ids: readonly string[],
): Promise<FoundDocument<z.output<S>>[]> =>
  answered(async () => {
    const answers = await Promise.all(
      slices(ids, most).map((chunk) =>
        getDocs(
          query(
            collection(database(), kind.collection),
            where(documentId(), isIn, chunk),
            limit(most),
          ),
        ),
      ),
    );
    const docs = new Map(answers.flatMap(({ docs }) => docs).map((each) => [each.id, each.data()]));
    return ids.flatMap((id) => {
      const fields = docs.get(id);
      return fields === undefined ? [] : [foundDocument(kind, id, fields)];
    });
  });
