/** Reads documents by their names, many at once. */
import { collection, documentId, getDocs, limit, query, where } from 'firebase/firestore/lite';
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

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_, at) =>
    ids.slice(at * most, (at + 1) * most),
  );

/** In the order of `ids`, those that are there. @throws DatabaseFailure */
export const documentsByName = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  ids: readonly string[],
): Promise<FoundDocument<z.output<S>>[]> =>
  answered(async () => {
    const answers = await Promise.all(
      chunksOf(ids).map((chunk) =>
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
