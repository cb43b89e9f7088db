/** Two people have changed one document: what differs, field by field, and what is made of it. */
import { isSame } from '#core/editing/document-write.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface FieldConflict {
  field: string;
  /** Before either of them. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** Mine and theirs, wherever only one of them changed a field, or both alike; mine where they disagree. */
  merged: Fields;
  /** Changed by both, to different values. */
  conflicts: readonly FieldConflict[];
  /** Fields that only they changed. */
  theirsAlone: readonly string[];
}

const fieldsOf = (...documents: readonly Fields[]): string[] => [
  ...new Set(documents.flatMap((document) => Object.keys(document))),
];

/** @param kept fields that no one edits, such as the revision: theirs are taken */
export function mergeEdits(
  { base, mine, theirs }: { base: Fields; mine: Fields; theirs: Fields },
  kept: ReadonlySet<string>,
): Merge {
  const conflicts: FieldConflict[] = [];
  const theirsAlone: string[] = [];
  const merged = fieldsOf(base, mine, theirs).map((field): [string, unknown] => {
    const [was, own, other] = [base[field], mine[field], theirs[field]];
    if (kept.has(field) || isSame(own, other)) return [field, other];
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
