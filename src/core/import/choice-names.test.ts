import { expect, it } from 'vitest';
import { choiceIn } from './choice-names.ts';
import { PRODUCT_COLUMNS } from './columns.ts';

const choices = PRODUCT_COLUMNS.flatMap(({ field, type }) =>
  type.kind === 'choice' ? [{ field, ...type }] : [],
);

it('every choice of a product is read from its label', () => {
  for (const { field, values, labels } of choices)
    for (const value of values)
      expect([field, choiceIn(labels[value] ?? '', values, labels)]).toEqual([field, value]);
});

it.each([
  ['none', ['argent', 'Argent massif', 'चांदी', 'सिल्वर']],
  ['rhodium', ['rhodié', 'Rhodiée', 'argent rhodié', 'RH', 'रोडियम प्लेटेड']],
  ['gold', ['plaqué or', 'doré', 'or jaune', 'YG', 'GP', 'गोल्ड प्लेटेड', 'सोने का पानी']],
  ['rose-gold', ['or rose', 'plaqué or rose', 'RG', 'RG plated', 'रोज गोल्ड']],
  ['two-tone', ['bicolore', 'टू टोन']],
])('reads the plating %s', (value, names) => {
  const plating = choices.find(({ field }) => field === 'plating');
  for (const name of names)
    expect([name, choiceIn(name, plating?.values ?? [], plating?.labels ?? {})]).toEqual([
      name,
      value,
    ]);
});
