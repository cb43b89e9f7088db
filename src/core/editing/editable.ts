/**
 * Items that staff edit in one form. Each is one document, or several that are written together.
 */
import { problemSentence } from '#core/publishing/problem-message.ts';
import type { Fields } from '#schema/decode-fields.ts';
import { documentProblems } from '#schema/problem.ts';
import type { QueryShape } from '#schema/queries.ts';
import * as z from 'zod';
import { SYSTEM_FIELDS, withoutSystemFields, type DocumentWrite } from './document-write.ts';
import { saysTheSame, type FormValues } from './form-values.ts';
import { isDeleted, planDeletion, planSave, type EditedKind } from './plan-save.ts';

/** One of the documents of an item. */
export interface EditablePart {
  readonly kind: EditedKind;
  /** The form fields of this document; undefined if the item has no such document. */
  readonly fieldsIn: (form: FormValues) => Fields | undefined;
}

/** The documents of an item, one for each part; all have the same ID. */
export type Documents = readonly [main: Fields, ...others: (Fields | undefined)[]];

export interface Editable {
  /** The item's name within a sentence: `product`. */
  readonly name: string;
  readonly parts: readonly [main: EditablePart, ...others: EditablePart[]];
  /** The initial values of a new item. */
  readonly fresh: FormValues;
  readonly formOf: (documents: Documents) => FormValues;
  /** The ID of a new item. */
  readonly idOf: (form: FormValues) => string;
  /** Whether no other item can have the ID of a new one. */
  readonly isIdRandom?: boolean;
  /** Adds derived fields, such as the slug of a title. */
  readonly finished?: (form: FormValues, base: Documents | undefined) => FormValues;
  /** The field that makes the item's URL, which no two live items share. */
  readonly address?: {
    readonly field: string;
    /** Within a sentence: `SKU`. */
    readonly label: string;
    /** Finds all items with a value, deleted or not. */
    readonly query: QueryShape & { readonly limit: number };
    readonly valuesOf: (address: string) => readonly unknown[];
  };
  /** Fields that can no longer be changed, with the reason. */
  readonly fixed?: (base: Documents) => Readonly<Record<string, string>>;
  /**
   * Adjusts a change for display that the documents do not show by themselves: a value that moved between them.
   */
  readonly changed?: (sides: Sides) => Sides;
  /**
   * Why the stored item cannot be deleted, or a deleted one not restored; called each time. It may throw ReadError.
   */
  readonly blocker?: (id: string, change: 'delete' | 'restore') => Promise<string | undefined>;
  /** Fields missing for the requested status, independent of other errors. */
  readonly missing?: (form: FormValues) => readonly { field: string; message: string }[];
  /** Fields that are edited elsewhere, so a restore through the form leaves them unchanged. */
  readonly elsewhere?: readonly string[];
}

/** The changed fields before and after. */
export interface Sides {
  before: FormValues;
  after: FormValues;
}

/** A rejected field and the reason. */
export interface FieldRefusal {
  field: string;
  message: string;
}

/** The changes to fields that can no longer be changed, even if their values are valid. */
export const fixedChanges = (
  { fixed, formOf }: Editable,
  base: Documents,
  form: FormValues,
): FieldRefusal[] =>
  Object.entries(fixed?.(base) ?? {})
    .filter(([field]) => !saysTheSame(form[field], formOf(base)[field]))
    .map(([field, message]) => ({ field, message }));

/** Placeholder system fields, for validation only. */
export const ANY_EDITION = {
  rev: 1,
  createdAt: 0,
  updatedAt: 0,
  updatedBy: 'staff',
  deletedAt: null,
};

/** The form of a document whose fields are the form fields. */
export const plainFormOf = ([document]: Documents): FormValues => withoutSystemFields(document);

/** The schema issues of the documents a form becomes; empty if it can be saved. */
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
  const reported = new Set(issues.map(({ path }) => path.join('.')));
  const others = (missing?.(form) ?? []).filter(({ field }) => !reported.has(field));
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

/** The same issues as messages. */
export const problemsIn = (editable: Editable, form: FormValues): string[] =>
  documentProblems('', issuesIn(editable, form)).map(problemSentence);

/** The issues of the main document only. */
export const ownProblemsIn = ({ parts: [main] }: Editable, form: FormValues): string[] =>
  documentProblems('', issuesIn({ parts: [main] }, form)).map(problemSentence);

interface Edit {
  id: string;
  /** The documents as read; undefined for a new item. */
  base: Documents | undefined;
  /** Valid by its schemas. */
  form: FormValues;
}

/**
 * The write for an optional document: it exists only while it has content. Removing it marks it as deleted, and
 * it can return with its next revision.
 * @param fields undefined if it has no content
 */
export function planOptionalDocument(
  kind: EditedKind,
  { id, stored, fields }: { id: string; stored: Fields | undefined; fields: Fields | undefined },
): DocumentWrite | undefined {
  if (fields === undefined) {
    return stored && !isDeleted(stored) ? planDeletion(kind, id, stored) : undefined;
  }
  const next = { ...ANY_EDITION, ...systemFieldsOf(stored), ...fields, deletedAt: null };
  return planSave(kind, { id, base: stored, next });
}

/**
 * The writes that turn an item into what its form contains; empty if nothing changed.
 * @throws ZodError when the form is invalid
 */
export const planEdit = ({ parts }: Editable, { id, base, form }: Edit): DocumentWrite[] =>
  parts
    .map(({ kind, fieldsIn }, place) => {
      const fields = fieldsIn(form);
      const stored = base?.[place];
      if (place > 0) return planOptionalDocument(kind, { id, stored, fields });
      // The form does not contain the deletion state.
      const next = { ...ANY_EDITION, ...systemFieldsOf(stored), ...fields };
      return planSave(kind, { id, base: stored, next });
    })
    .filter((write) => write !== undefined);

const systemFieldsOf = (document: Fields = {}): Fields =>
  Object.fromEntries(Object.entries(document).filter(([field]) => SYSTEM_FIELDS.has(field)));

/** The writes that restore a deleted item with its additional documents. */
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

/** Whether an item was saved since it was read. */
export const isNewer = (now: Documents, base: Documents): boolean =>
  now.some((document, place) => document?.['rev'] !== base[place]?.['rev']);
