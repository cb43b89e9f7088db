/** Three-way merge of two edits of a document, field by field. */
import { isSame } from '#core/editing/document-write.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface FieldConflict {
  field: string;
  /** Common ancestor. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** Fields changed by one side, or equally by both; mine in case of conflict. */
  merged: Fields;
  /** Changed by both to different values. */
  conflicts: readonly FieldConflict[];
  /** Fields that only they changed. */
  theirsAlone: readonly string[];
}

const fieldsOf = (...documents: readonly Fields[]): string[] => [
  ...new Set(documents.flatMap((document) => Object.keys(document))),
];

/** @param unedited fields set by the system, such as the revision; theirs are used */
export function mergeEdits(
  { base, mine, theirs }: { base: Fields; mine: Fields; theirs: Fields },
  unedited: ReadonlySet<string>,
): Merge {
  const conflicts: FieldConflict[] = [];
  const theirsAlone: string[] = [];
  const merged = fieldsOf(base, mine, theirs).map((field): [string, unknown] => {
    const [was, own, other] = [base[field], mine[field], theirs[field]];
    if (unedited.has(field) || isSame(own, other)) return [field, other];
    if (isSame(was, other)) return [field, own];
    if (isSame(was, own)) {
      theirsAlone.push(field);
      return [field, other];
    }
    conflicts.push({ field, base: was, mine: own, theirs: other });
    return [field, own];
  });
  return {
    merged: Object.fromEntries(merged.filter(([, value]) => value !== undefined)),
    conflicts,
    theirsAlone,
  };
}
