/** Change history of an item in terms of its form fields, from audit entries. */
import type { Audit } from '#schema/audit.ts';
import { decodeFields } from '#schema/decode-fields.ts';
import { withoutSystemFields } from '#core/editing/document-write.ts';
import type { Documents, Editable } from '#core/editing/editable.ts';
import { saysTheSame, type FormValues } from '#core/editing/form-values.ts';

export const ACTION_NAMES: Readonly<Record<Audit['action'], string>> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
};

export interface FieldChanged {
  field: string;
  before: unknown;
  after: unknown;
}

/** The change of one save, whatever number of documents it wrote. */
export interface Change {
  /** Unique key. */
  key: string;
  action: Audit['action'];
  /** uid */
  by: string;
  /** Time of the save, ms. */
  at: number;
  /** Empty for the save that created the item. */
  fields: readonly FieldChanged[];
}

interface Entry {
  id: string;
  value: Audit;
}

/** Paths of the documents of an item. */
export const pathsOf = ({ parts }: Editable, id: string): string[] =>
  parts.map(({ kind }) => `${kind.collection}/${id}`);

/** Entries of one save share the database's timestamp. */
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

/** Form values before or after a save; the first document goes before the others. */
function sideOf({ parts }: Editable, save: readonly Entry[], side: Side): FormValues {
  const documents = parts.map(({ kind }): FormValues => {
    const entry = save.find(({ value }) => value.path.startsWith(`${kind.collection}/`));
    return entry === undefined
      ? {}
      : withoutSystemFields(decodeFields(kind.schema, entry.value[side]));
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
 * @param isCut whether there are older entries; then the last save may be incomplete and is left out
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

/** Old addresses keep redirecting, so they are not restored. */
const FOR_GOOD: readonly string[] = ['oldSlugs', 'oldIds'];

/**
 * The old values of a change, to be saved again; without those that are current or can no longer be changed.
 * @param now current form values and documents
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
