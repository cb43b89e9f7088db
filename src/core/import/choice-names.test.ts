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
  ['plating', 'none', ['argent', 'Argent massif', 'चांदी', 'सिल्वर']],
  ['plating', 'rhodium', ['rhodié', 'Rhodiée', 'argent rhodié', 'RH', 'रोडियम प्लेटेड']],
  ['plating', 'gold', ['plaqué or', 'doré', 'YG', 'GP', 'गोल्ड प्लेटेड', 'सोने का पानी']],
  ['plating', 'rose-gold', ['or rose', 'plaqué or rose', 'RG', 'RG plated', 'रोज गोल्ड']],
  ['plating', 'two-tone', ['bicolore', 'टू टोन', 'Gold & Rhodium', 'Rhodium and gold']],
  ['hallmark', 'bis', ['Yes', 'Y', 'BIS', 'BIS 925', '925 BIS', 'Hallmarked', 'हाँ', 'oui']],
  ['hallmark', 'bisHuid', ['HUID', 'BIS HUID', 'BIS + HUID', 'With HUID']],
  ['closure', 'lobster', ['Lobster claw', 'lobster', 'Lobster claw clasp', 'mousqueton', 'लॉबस्टर']],
  ['closure', 'spring-ring', ['Spring ring', 'spring ring clasp', 'anneau ressort']],
  ['closure', 'push-back', ['Push back', 'push', 'Butterfly', 'poussette', 'पुश बैक']],
  ['closure', 'screw-back', ['Screw back', 'Bombay screw', 'स्क्रू बैक']],
  ['closure', 'hook', ['Fish hook', 'Fishhook', 'French hook', 'crochet', 'हुक']],
  ['closure', 'lever-back', ['Lever back', 'leverback', 'dormeuse']],
  ['closure', 'hinged', ['Latch', 'Latch back', 'Hinge']],
  ['closure', 'clip-on', ['Clip', 'clip back', 'clip on']],
  ['closure', 'box-clasp', ['Box', 'Box lock']],
  ['closure', 's-hook', ['S Hook', 'S lock', 'S-clasp']],
  ['closure', 'toggle', ['Toggle clasp', 'T-bar', 'fermoir T']],
  ['closure', 'screw', ['Screw lock', 'fermoir à vis', 'पेच']],
  ['closure', 'slider', ['Slider', 'Sliding', 'coulissant']],
])('reads the %s %s', (field, value, names) => {
  const choice = choices.find((each) => each.field === field);
  for (const name of names)
    expect([name, choiceIn(name, choice?.values ?? [], choice?.labels ?? {})]).toEqual([
      name,
      value,
    ]);
});

it.each(['925', '925 hallmark', 'Poinçon'])('takes %j for no hallmark of BIS', (name) => {
  const choice = choices.find(({ field }) => field === 'hallmark');
  expect(choiceIn(name, choice?.values ?? [], choice?.labels ?? {})).toBeUndefined();
});
