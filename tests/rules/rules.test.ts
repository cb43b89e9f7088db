/**
 * `firestore.rules` on the emulator: who may do what, and that everything else is refused. The emulator's report
 * shows whether each condition, generated or handwritten, was both true and false. It contains every evaluated value,
 * so it is read after a few cases; `more-rules.test.ts` has the cases that would make it too large.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tried, tryAll } from '#fixtures/rules-cases.ts';
import { takeReport, type Condition } from '#fixtures/rules-coverage.ts';
import { GUARDED } from '#fixtures/rules-documents.ts';
import { loadRules } from '#fixtures/rules-emulator.ts';
import { PARTIES } from '#fixtures/rules-callers.ts';
import { automaticPublishingCases } from './automatic-publishing.ts';
import { briefParts } from './minimal-documents.ts';
import { customerCases } from './customers.ts';
import { pauseCases } from './order-pauses.ts';
import { parcelCases } from './parcels.ts';
import { paymentCases } from './payments.ts';
import { briefOrderLineCases } from './order-lines.ts';
import { orderCases, statusCases } from './orders.ts';
import { readCases } from './reads.ts';
import { roleCases } from './roles.ts';
import { salesCases } from './sales.ts';
import { staffCases } from './staff.ts';

const MINUTES = 60_000;
/** Loading the rules takes as long as reading a short report, and a long report takes longer than its parts. */
const PARTS_A_REPORT = 4;
const rules = readFileSync('firestore.rules', 'utf8');
const generatedFrom = rules.indexOf('── Generated from ');
const conditions = new Map<string, Condition>();

/** Conditions that cannot be both, with the reason. */
const ONE_WAY: Readonly<Record<string, string>> = {};

/** The report grows with every value, so each group of cases starts a new one by loading the rules again. */
function measured(name: string, cases: () => void): void {
  describe(name, () => {
    beforeAll(() => loadRules(), 2 * MINUTES);
    cases();
    afterAll(() => takeReport(rules, generatedFrom, conditions), 2 * MINUTES);
  });
}

const parts = GUARDED.flatMap(briefParts);
for (let at = 0; at < parts.length; at += PARTS_A_REPORT) {
  measured(`documents, report ${at / PARTS_A_REPORT + 1}`, () => {
    for (const { name, cases } of parts.slice(at, at + PARTS_A_REPORT)) describe(name, cases);
  });
}
measured('reads', readCases);
measured('staff', staffCases);
measured('automatic publishing', automaticPublishingCases);
measured('customers', customerCases);
measured('orders', orderCases);
measured('order pauses', pauseCases);
measured('payments', paymentCases);
measured('parcels', parcelCases);
measured('sales', salesCases);
measured('roles', roleCases);
measured('order lines', () =>
  test('are checked at every position', () => tryAll(briefOrderLineCases())),
);
for (const person of PARTIES) measured(`orders of ${person}`, () => statusCases([person]));

describe.each([
  ['written by hand', false],
  ['generated from the schemas', true],
])('%s', (name, isMade) => {
  test('every condition was true and false', () => {
    const all = [...conditions.values()].filter((condition) => condition.isGenerated === isMade);
    const some = all.filter(({ values }) => values.size < 2);
    console.log(`Rules ${name}: ${all.length - some.length} of ${all.length} were true and false.`);
    const uncovered = some.map(({ line, source, values: [only] }) => ({
      at: `${line}: ${source}`,
      was: only === undefined ? 'never asked' : `only ${only}`,
    }));
    expect(all.length).toBeGreaterThan(100);
    expect(uncovered.filter(({ at }) => !(at.replace(/^\d+: /, '') in ONE_WAY))).toEqual([]);
  });
});

afterAll(() => {
  console.log(`Rules: ${tried.allowed} allowed and ${tried.denied} denied as they should be.`);
});
