/** The labels of sizes in each system, apart from the schema so that visitors don't load it. */

/** Indian ring sizes, Indian bangle sizes, lengths, or free text. */
export const SIZE_SYSTEMS = ['indianRing', 'bangle', 'inch', 'cm', 'free'] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

/** The form of a label in each system, as `normalizeSize` writes it. */
const LABEL_FORMS: Readonly<Record<SizeSystem, RegExp>> = {
  indianRing: /^(?:[1-9]|[12]\d|30)$/,
  bangle: /^2-(?:[2-9]|1[0-2])$/,
  inch: /^[1-9]\d?(?:\.\d{1,2})? inch$/,
  cm: /^[1-9]\d{0,2}(?:\.\d)? cm$/,
  free: /./,
};

const EXPECTED: Readonly<Record<SizeSystem, string>> = {
  indianRing: 'Indian ring sizes are 1 to 30.',
  bangle: 'Bangle sizes are 2-2 to 2-12.',
  inch: 'Enter lengths in inches, like 18 inch.',
  cm: 'Enter lengths in centimetres, like 45 cm.',
  free: 'Enter the size.',
};

/** What is wrong with a label in its system, as a message. */
export const sizeProblem = (system: SizeSystem, label: string): string | undefined =>
  LABEL_FORMS[system].test(label) ? undefined : EXPECTED[system];
