/** Labels of fields, including those without an input. */
import { fieldLabel } from '#core/publishing/problem-message.ts';
import { showField, type FieldSpec } from './field-spec.ts';
import { showRecord } from './show-record.ts';

export const specOf = (specs: readonly FieldSpec[], field: string): FieldSpec =>
  specs.find(({ name }) => name === field) ?? {
    name: field,
    label: fieldLabel(field),
    as: 'own',
    show: showRecord,
  };

/** A record of fields as one, each with its label and unit. */
export const recordSpec = <Name extends string>(
  name: Name,
  label: string,
  fields: readonly FieldSpec[],
): FieldSpec<Name> => ({
  name,
  label,
  as: 'own',
  show: (value) =>
    typeof value === 'object' && value !== null
      ? fields
          .filter((field) => field.name.startsWith(`${name}.`))
          .flatMap((field) => {
            const own: unknown = Reflect.get(value, field.name.slice(name.length + 1));
            return own === undefined || own === ''
              ? []
              : `${field.label}: ${showField(field, own)}`;
          })
          .join(', ')
      : '',
});
