/** Cases that would make the reports of `rules.test.ts` too large. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import { EVERYBODY, PARTIES } from '#fixtures/rules-callers.ts';
import { tried, tryAll } from '#fixtures/rules-cases.ts';
import { loadRules } from '#fixtures/rules-emulator.ts';
import { documentCases } from './documents.ts';
import { orderLineCases } from './order-lines.ts';
import { statusCases } from './orders.ts';

const OTHERS = EVERYBODY.filter((person) => !PARTIES.includes(person));

beforeAll(() => loadRules());

describe('orders of others', () => statusCases(OTHERS));
describe('further documents', () => {
  documentCases();
  test('order lines are checked at every position', () => tryAll(orderLineCases()));
});

afterAll(() => {
  console.log(`Rules: ${tried.allowed} allowed and ${tried.denied} denied as they should be.`);
});
