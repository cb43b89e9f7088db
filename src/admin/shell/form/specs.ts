/** Builders of field specifications, one for each kind of input. */
import type { TypedUnit } from '#core/editing/typed-number.ts';
import type { Choices, FieldSpec } from './field-spec.ts';
import { showRecord } from './show-record.ts';

type Options<As extends FieldSpec['as']> = Omit<
  Extract<FieldSpec, { as: As }>,
  'name' | 'label' | 'as'
>;

export const textSpec = <Name extends string>(
  name: Name,
  label: string,
  options: Options<'text'> = {},
): FieldSpec<Name> => ({ name, label, as: 'text', ...options });

export const areaSpec = <Name extends string>(
  name: Name,
  label: string,
  options: Options<'area'> = {},
): FieldSpec<Name> => ({ name, label, as: 'area', isWide: true, ...options });

export const listSpec = <Name extends string>(
  name: Name,
  label: string,
  options: Options<'list'> = {},
): FieldSpec<Name> => ({ name, label, as: 'list', ...options });

export const numberSpec = <Name extends string>(
  name: Name,
  label: string,
  unit: TypedUnit,
  options: Omit<Options<'number'>, 'unit'> = {},
): FieldSpec<Name> => ({ name, label, as: 'number', unit, ...options });

export const choiceSpec = <Name extends string>(
  name: Name,
  label: string,
  choices: Choices,
  options: Omit<Options<'choice'>, 'choices'> = {},
): FieldSpec<Name> => ({ name, label, as: 'choice', choices, ...options });

/** A field with an input of its own; shown as all of its texts and numbers by default. */
export const ownSpec = <Name extends string>(
  name: Name,
  label: string,
  show: (value: unknown) => string = showRecord,
): FieldSpec<Name> => ({ name, label, as: 'own', show });
