/** What became of a thing, change by change, in the fields of its form: read from the entries of the audit. */
import type { Audit } from '#schema/audit.ts';
import { decodeFields } from '#schema/decode-fields.ts';
import { withoutKept } from '#core/editing/document-write.ts';
import type { Documents, Editable } from '#core/editing/editable.ts';
import { saysTheSame, type FormValues } from '#core/editing/form-values.ts';

export interface FieldChanged {
  field: string;
  before: unknown;
  after: unknown;
}

/** What one save has changed, whatever number of documents it wrote. */
export interface Change {
  /** Unlike that of every other. */
  key: string;
  action: Audit['action'];
  /** uid */
  by: string;
  /** ms */
  at: number;
  /** None of one that made the thing: it is all of it. */
  fields: readonly FieldChanged[];
}

interface Entry {
  id: string;
  value: Audit;
}

/** The paths of the documents that a thing is made of. */
export const pathsOf = ({ parts }: Editable, id: string): string[] =>
  parts.map(({ kind }) => `${kind.collection}/${id}`);

/** Entries of one save have one time: the database's. */
function savesIn(entries: readonly Entry[]): (readonly [Entry, ...Entry[]])[] {
  const saves: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = saves.at(-1);
    const { at, by } = entry.value;
    if (last?.[0].value.at === at && last[0].value.by === by) last.push(entry);
    else saves.push([entry]);
  }
  return saves;
}

type Side = 'before' | 'after';

/** One side of a save as the form would hold it; the thing's first document goes before the others. */
function sideOf({ parts }: Editable, save: readonly Entry[], side: Side): FormValues {
  const documents = parts.map(({ kind }): FormValues => {
    const entry = save.find(({ value }) => value.path.startsWith(`${kind.collection}/`));
    return entry === undefined ? {} : withoutKept(decodeFields(kind.schema, entry.value[side]));
  });
  return documents.reduceRight<FormValues>((form, fields) => ({ ...form, ...fields }), {});
}

function changeOf(editable: Editable, save: readonly [Entry, ...Entry[]]): Change {
  const { collection } = editable.parts[0].kind;
  const main = save.find(({ value }) => value.path.startsWith(`${collection}/`));
  const action = main?.value.action ?? 'update';
  const { by, at } = save[0].value;
  const sides = {
    before: sideOf(editable, save, 'before'),
    after: sideOf(editable, save, 'after'),
  };
  const { before, after } = editable.changed?.(sides) ?? sides;
  const fields = Object.keys({ ...before, ...after })
    .filter((field) => !saysTheSame(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
  return { key: save[0].id, action, by, at, fields: action === 'create' ? [] : fields };
}

/**
 * @param entries newest first
 * @param isCut whether there are older ones: then the last save may not be whole, and is left for when it is
 */
export function changesIn(
  editable: Editable,
  entries: readonly Entry[],
  isCut: boolean,
): readonly Change[] {
  const saves = savesIn(entries);
  const mayBeHalf = isCut && editable.parts.length > (saves.at(-1)?.length ?? 0);
  return (mayBeHalf && saves.length > 1 ? saves.slice(0, -1) : saves).map((save) =>
    changeOf(editable, save),
  );
}

/** Addresses that led here lead here still. */
const FOR_GOOD: readonly string[] = ['oldSlugs', 'oldIds'];

/**
 * The old values of a change, for a new save; what is so already, or can no longer be changed, is left out.
 * @param now the form and the documents as they stand
 */
export function oldValues(
  { elsewhere = [], fixed }: Pick<Editable, 'elsewhere' | 'fixed'>,
  { action, fields }: Change,
  { saved, base }: { saved: FormValues; base: Documents | undefined },
): FormValues {
  if (action !== 'update') return {};
  const tooLate = base === undefined ? [] : Object.keys(fixed?.(base) ?? {});
  const not = new Set([...FOR_GOOD, ...elsewhere, ...tooLate]);
  return Object.fromEntries(
    fields
      .filter(({ field, before }) => !not.has(field) && !saysTheSame(before, saved[field]))
      .map(({ field, before }) => [field, before]),
  );
}
