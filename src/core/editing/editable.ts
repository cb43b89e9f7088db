/** Things that staff edit in one form: each is one document, or several that are written together. */
import { problemSentence } from '#core/publishing/problem-words.ts';
import type { Fields } from '#schema/decode-fields.ts';
import { documentProblems } from '#schema/problem.ts';
import * as z from 'zod';
import { KEPT_BY_THE_SHOP, withoutKept, type DocumentWrite } from './document-write.ts';
import { saysTheSame, type FormValues } from './form-values.ts';
import { isDeleted, planDeletion, planSave, type EditedKind } from './plan-save.ts';

/** One of the documents that a thing is made of. */
export interface EditablePart {
  readonly kind: EditedKind;
  /** What of the form becomes this document; undefined where the thing has no such document. */
  readonly fieldsIn: (form: FormValues) => Fields | undefined;
}

/** The documents of a thing, one for each part, as the program has them; all have the same id. */
export type Documents = readonly [main: Fields, ...others: (Fields | undefined)[]];

export interface Editable {
  /** What it is called in a sentence: `product`. */
  readonly name: string;
  readonly parts: readonly [main: EditablePart, ...others: EditablePart[]];
  /** What a new one begins with. */
  readonly fresh: FormValues;
  readonly formOf: (documents: Documents) => FormValues;
  /** The id of a new one. */
  readonly idOf: (form: FormValues) => string;
  /** Adds what nobody types, such as the slug that a title gives. */
  readonly finished?: (form: FormValues, base: Documents | undefined) => FormValues;
  /** The fields that can no longer be changed, each with why. */
  readonly fixed?: (base: Documents) => Readonly<Record<string, string>>;
  /** What a change means in the form, where its documents alone do not say it: a value that moved between them. */
  readonly changed?: (sides: Sides) => Sides;
  /** Why what stands there now is neither deleted nor restored; asked each time. It may throw ReadError. */
  readonly whyKept?: (id: string) => Promise<string | undefined>;
  /** What is missing for the status that the form asks for, whatever else is wrong with it. */
  readonly missing?: (form: FormValues) => readonly { field: string; message: string }[];
  /** Fields that are changed in other ways than by the form, and so are not put back by it. */
  readonly elsewhere?: readonly string[];
}

/** The fields that a change touched, before and after. */
export interface Sides {
  before: FormValues;
  after: FormValues;
}

/** A field that cannot be saved so, and why. */
export interface FieldRefusal {
  field: string;
  words: string;
}

/** The changes of a form that come too late, however well they fit. */
export const fixedChanges = (
  { fixed, formOf }: Editable,
  base: Documents,
  form: FormValues,
): FieldRefusal[] =>
  Object.entries(fixed?.(base) ?? {})
    .filter(([field]) => !saysTheSame(form[field], formOf(base)[field]))
    .map(([field, words]) => ({ field, words }));

/** Not the form's to say; any that fit do. */
export const ANY_EDITION = {
  rev: 1,
  createdAt: 0,
  updatedAt: 0,
  updatedBy: 'staff',
  deletedAt: null,
};

/** The form of a document that its fields fill by themselves. */
export const plainFormOf = ([document]: Documents): FormValues => withoutKept(document);

/** What of a form does not fit the schemas of what it becomes; none where it can be saved. */
export function issuesIn(
  { parts, missing }: Pick<Editable, 'missing'> & { readonly parts: readonly EditablePart[] },
  form: FormValues,
): readonly z.core.$ZodIssue[] {
  const issues = parts.flatMap(({ kind, fieldsIn }) => {
    const fields = fieldsIn(form);
    if (fields === undefined) return [];
    const { error } = z.safeEncode(kind.schema, { ...ANY_EDITION, ...fields }, REPORTED);
    return error?.issues ?? [];
  });
  // Zod skips rules about several fields while one field has the wrong type, so these are added here.
  const known = new Set(issues.map(({ path }) => path.join('.')));
  const others = (missing?.(form) ?? []).filter(({ field }) => !known.has(field));
  return [
    ...issues,
    ...others.map(({ field, message }) => ({
      code: 'custom' as const,
      path: [field],
      message,
      input: undefined,
    })),
  ];
}

const REPORTED = { reportInput: true };

/** The same in words. */
export const problemsIn = (editable: Editable, form: FormValues): string[] =>
  documentProblems('', issuesIn(editable, form)).map(problemSentence);

/** What of the thing's own document does not fit, whatever stands beside it. */
export const ownProblemsIn = ({ parts: [main] }: Editable, form: FormValues): string[] =>
  documentProblems('', issuesIn({ parts: [main] }, form)).map(problemSentence);

interface Edit {
  id: string;
  /** As it was read; undefined for a new one. */
  base: Documents | undefined;
  /** Fits its schemas. */
  form: FormValues;
}

/**
 * What is to be written of a document that a thing has only while something is kept in it: it is made and saved,
 * and taken away, which is not for good: it may come back with its next revision.
 * @param fields undefined where nothing is to be kept in it
 */
export function planKept(
  kind: EditedKind,
  { id, stored, fields }: { id: string; stored: Fields | undefined; fields: Fields | undefined },
): DocumentWrite | undefined {
  if (fields === undefined) {
    return stored && !isDeleted(stored) ? planDeletion(kind, id, stored) : undefined;
  }
  const next = { ...ANY_EDITION, ...keptOf(stored), ...fields, deletedAt: null };
  return planSave(kind, { id, base: stored, next });
}

/**
 * What is to be written so that a thing becomes what its form says; nothing where it is so already.
 * @throws ZodError when the form does not fit its schemas
 */
export const planEdit = ({ parts }: Editable, { id, base, form }: Edit): DocumentWrite[] =>
  parts
    .map(({ kind, fieldsIn }, place) => {
      const fields = fieldsIn(form);
      const stored = base?.[place];
      if (place > 0) return planKept(kind, { id, stored, fields });
      // Whether the thing itself is deleted, its form does not say.
      const next = { ...ANY_EDITION, ...keptOf(stored), ...fields };
      return planSave(kind, { id, base: stored, next });
    })
    .filter((write) => write !== undefined);

const keptOf = (document: Fields = {}): Fields =>
  Object.fromEntries(Object.entries(document).filter(([field]) => KEPT_BY_THE_SHOP.has(field)));

/** What brings a thing back that was deleted: itself, and whatever of it stands in documents beside it. */
export function planReturn(
  { parts, formOf }: Editable,
  id: string,
  base: Documents,
): DocumentWrite[] {
  const form = formOf(base);
  return parts.flatMap(({ kind, fieldsIn }, place) => {
    const stored = base[place];
    const isNeeded = place === 0 || fieldsIn(form) !== undefined;
    return stored && isDeleted(stored) && isNeeded ? [planDeletion(kind, id, stored)] : [];
  });
}

/** The revision that each document of a thing has when these are written over it. */
export const revsAfter = (
  { parts }: Editable,
  base: Documents | undefined,
  writes: readonly DocumentWrite[],
): unknown[] =>
  parts.map(({ kind }, place) => {
    const write = writes.find(({ collection }) => collection === kind.collection);
    if (write === undefined) return base?.[place]?.['rev'];
    return write.kind === 'create' ? 1 : write.rev;
  });

/** Whether somebody has saved a thing since it was read. */
export const isNewer = (now: Documents, base: Documents): boolean =>
  now.some((document, place) => document?.['rev'] !== base[place]?.['rev']);
