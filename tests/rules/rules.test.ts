/**
 * `firestore.rules` on the emulator: who may do what, and everything else refused. The emulator's report says of every
 * condition, generated or written by hand, whether it has been true and false. It keeps each value it has seen, so that
 * it is read after a part of the cases.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tried, tryAll } from '#fixtures/rules-cases.ts';
import { takeReport, type Condition } from '#fixtures/rules-coverage.ts';
import { GUARDED } from '#fixtures/rules-documents.ts';
import { loadRules } from '#fixtures/rules-emulator.ts';
import { EVERYBODY, type Person } from '#fixtures/rules-callers.ts';
import { automaticPublishingCases } from './automatic-publishing.ts';
import { briefParts } from './minimal-documents.ts';
import { customerCases } from './customers.ts';
import { documentCases } from './documents.ts';
import { briefOrderLineCases, orderLineCases } from './order-lines.ts';
import { orderCases, statusCases } from './orders.ts';
import { readCases } from './reads.ts';
import { staffCases } from './staff.ts';

const MINUTES = 60_000;
/** Loading the rules takes as long as reading a short report, and a long one takes longer than its parts. */
const PARTS_A_REPORT = 4;
const rules = readFileSync('firestore.rules', 'utf8');
const generatedFrom = rules.indexOf('── Made from ');
const conditions = new Map<string, Condition>();

/** Conditions that cannot be both, and why. */
const ONE_WAY: Readonly<Record<string, string>> = {};

/** The report grows with every value, so each group of cases starts a new one by loading the rules again. */
function measured(name: string, cases: () => void): void {
  describe(name, () => {
    beforeAll(() => loadRules(), 2 * MINUTES);
    cases();
    afterAll(() => takeReport(rules, generatedFrom, conditions), 2 * MINUTES);
  });
}

/** Those who may change an order's status by one way or another. */
const STAFF: readonly Person[] = ['staff'];
const OWNERS: readonly Person[] = ['verified'];
const OTHERS = EVERYBODY.filter((person) => ![...STAFF, ...OWNERS].includes(person));

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
measured('order lines', () => test('fit, each of them', () => tryAll(briefOrderLineCases())));
measured('orders of staff', () => statusCases(STAFF));
measured('orders of customers', () => statusCases(OWNERS));

// Too many for a report.
describe('orders of others', () => {
  beforeAll(() => loadRules());
  statusCases(OTHERS);
});
describe('all else that may be wrong with a document', () => {
  beforeAll(() => loadRules());
  documentCases();
  test('every line of an order fits', () => tryAll(orderLineCases()));
});

describe.each([
  ['by hand', false],
  ['made from the schemas', true],
])('%s', (name, isMade) => {
  test('every condition has been true and false', () => {
    const all = [...conditions.values()].filter((condition) => condition.isGenerated === isMade);
    const some = all.filter(({ values }) => values.size < 2);
    console.log(`Rules ${name}: ${all.length - some.length} of ${all.length} were both.`);
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
