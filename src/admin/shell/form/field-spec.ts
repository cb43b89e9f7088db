/** What a field of a form is: its words, and how it is typed and shown. Forms, conflicts and bulk edits are made of it. */
import { shownNumber, type TypedUnit } from '#core/editing/typed-number.ts';
import { formatRupees } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';

export type Choices = readonly (readonly [value: string, words: string])[];

/** The places of a form that holds a document of the type `T`: `sku`, `seo.title`. */
export type FieldPath<T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${FieldPath<NonNullable<T[K]>>}` }[keyof T & string]
    : never;

interface FieldWords<Name extends string> {
  /** Its place in the form: `seo.title`. */
  name: Name;
  label: string;
  hint?: string;
  /** May be left empty. */
  optional?: boolean;
  /** Takes the width of the form. */
  isWide?: boolean;
  /** May be set for many at once. */
  inBulk?: boolean;
}

/** A text that stays as it is, and why; something else that was typed can be taken back. */
export interface FixedText {
  text: unknown;
  words: string;
}

/** @typeParam Name the places that there are: `FieldPath` of the document, so that a field that is renamed is a type error */
export type FieldSpec<Name extends string = string> = FieldWords<Name> &
  (
    | { as: 'moment' | 'check' }
    /** @param isSlugs `Festive Gift` becomes `festive-gift` */
    | { as: 'words'; isSlugs?: boolean }
    /** @param isCapitals letters turn into capitals as they are typed */
    | { as: 'text'; fixed?: FixedText | undefined; isCapitals?: boolean }
    | { as: 'area'; rows?: number }
    | { as: 'number'; unit: TypedUnit }
    /** @param none what stands for nothing chosen */
    | { as: 'choice'; choices: Choices; none?: string }
    /** Drawn by the feature itself. */
    | { as: 'own'; show: (value: unknown) => string }
  );

const UNIT_SIGNS: Readonly<Record<TypedUnit, (text: string) => string>> = {
  rupees: (text) => `₹${text}`,
  grams: (text) => `${text} g`,
  percent: (text) => `${text} %`,
  count: (text) => text,
};

const shownWords = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : '';

function shown(spec: FieldSpec, value: unknown): string {
  switch (spec.as) {
    case 'number':
      return spec.unit === 'rupees' && typeof value === 'number'
        ? formatRupees(value)
        : UNIT_SIGNS[spec.unit](shownNumber(value, spec.unit));
    case 'choice':
      return spec.choices.find(([each]) => each === value)?.[1] ?? String(value);
    case 'words':
      return shownWords(value);
    case 'moment':
      return typeof value === 'number' ? formatMoment(value) : '';
    case 'check':
      return value === true ? 'Yes' : 'No';
    case 'own':
      return spec.show(value);
    default:
      return String(value);
  }
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** A field's value as people read it; “Empty” where there is none. */
export const showField = (spec: FieldSpec, value: unknown): string =>
  isNothing(value) ? 'Empty' : shown(spec, value) || 'Empty';
