/** Specification of a form field: label, input and display. Forms, conflicts and bulk edits use it. */
import { shownNumber, type TypedUnit } from '#core/editing/typed-number.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { formatRupees } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';

export type Choices = readonly (readonly [value: string, label: string])[];

/** Paths within a form value of type `T`: `sku`, `seo.title`. */
export type FieldPath<T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${FieldPath<NonNullable<T[K]>>}` }[keyof T & string]
    : never;

interface FieldBase<Name extends string> {
  /** Path in the form: `seo.title`. */
  name: Name;
  label: string;
  hint?: string;
  /** Not required. */
  optional?: boolean;
  /** Full width of the form. */
  isWide?: boolean;
  /** Can be edited in bulk. */
  inBulk?: boolean;
  /** The form fields that a bulk edit sets to a value, if not just this one. */
  bulkFields?: (value: unknown) => FormValues;
}

/** A fixed value and the reason; another typed value can be reverted to it. */
export interface FixedText {
  text: unknown;
  reason: string;
}

/**
 * @typeParam Name the allowed paths: `FieldPath` of the document, so that renaming a field is a type error
 */
export type FieldSpec<Name extends string = string> = FieldBase<Name> &
  (
    | { as: 'moment' | 'check' }
    /** @param isSlugs `Festive Gift` becomes `festive-gift` */
    | { as: 'list'; isSlugs?: boolean }
    /**
     * @param isCapitals turns letters into capitals while typing
     * @param suggestions values to choose from; others can be typed
     */
    | {
        as: 'text';
        fixed?: FixedText | undefined;
        isCapitals?: boolean;
        suggestions?: readonly string[];
      }
    | { as: 'area'; rows?: number }
    | { as: 'number'; unit: TypedUnit }
    /** @param none label of the empty choice */
    | { as: 'choice'; choices: Choices; none?: string }
    /** Rendered by the feature itself. */
    | { as: 'own'; show: (value: unknown) => string }
  );

const UNIT_SIGNS: Readonly<Record<TypedUnit, (text: string) => string>> = {
  rupees: (text) => `₹${text}`,
  grams: (text) => `${text} g`,
  percent: (text) => `${text} %`,
  millimetres: (text) => `${text} mm`,
  microns: (text) => `${text} µm`,
  count: (text) => text,
};

const shownList = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : '';

function shown(spec: FieldSpec, value: unknown): string {
  switch (spec.as) {
    case 'number':
      return spec.unit === 'rupees' && typeof value === 'number'
        ? formatRupees(value)
        : UNIT_SIGNS[spec.unit](shownNumber(value, spec.unit));
    case 'choice':
      return spec.choices.find(([each]) => each === value)?.[1] ?? String(value);
    case 'list':
      return shownList(value);
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

/** Display text of a value; “Empty” without one. */
export const showField = (spec: FieldSpec, value: unknown): string =>
  isNothing(value) ? 'Empty' : shown(spec, value) || 'Empty';
