/**
 * The emulator's report says of every condition of `firestore.rules` whether it has been true and false. It keeps
 * each value it has seen, so that it is read after a part of the cases.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeReport, type Condition } from '#fixtures/rules-coverage.ts';
import { GUARDED } from '#fixtures/rules-documents.ts';
import { loadRules } from '#fixtures/rules-emulator.ts';
import { customerCases } from './customers.ts';
import { briefDocumentCases } from './documents.ts';
import { orderCases, statusCases } from './orders.ts';
import { readCases } from './reads.ts';
import { staffCases } from './staff.ts';

const MINUTES = 60_000;
const rules = readFileSync('firestore.rules', 'utf8');
const madeFrom = rules.indexOf('── Made from ');
const seen = new Map<string, Condition>();

/** The report grows with every value, so each group of cases has one of its own: loading the rules begins it anew. */
function measured(name: string, cases: () => void): void {
  describe(name, () => {
    beforeAll(() => loadRules(), 2 * MINUTES);
    cases();
    afterAll(async () => {
      const t = Date.now();
      await takeReport(rules, madeFrom, seen);
      console.log(name, Date.now() - t);
    }, 2 * MINUTES);
  });
}

for (const guarded of GUARDED) measured(guarded.name, () => briefDocumentCases(guarded));
measured('reads', readCases);
measured('staff', staffCases);
measured('customers', customerCases);
measured('orders', orderCases);
measured('orders of staff', () => statusCases(['staff']));
measured('orders of customers', () => statusCases(['verified']));

function oneWay(isMade: boolean): string[] {
  const all = [...seen.values()].filter((condition) => condition.isMade === isMade);
  const some = all.filter(({ values }) => values.size < 2);
  const both = all.length - some.length;
  console.log(
    `Rules ${isMade ? 'made' : 'by hand'}: ${both} of ${all.length} conditions were true and false.`,
  );
  return some.map(
    ({ line, words, values: [only = 'never asked'] }) => `${line}: ${words} was only ${only}`,
  );
}

test('every condition by hand has been true and false', () => {
  expect(oneWay(false)).toEqual([]);
});
test('every condition made has been true and false', () => {
  expect(oneWay(true)).toEqual([]);
});
