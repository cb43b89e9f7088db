/** `firestore.rules` on the emulator: who may do what, and everything else refused. */
import { afterAll, beforeAll } from 'vitest';
import { tried } from '#fixtures/rules-cases.ts';
import { loadRules } from '#fixtures/rules-emulator.ts';
import { documentCases } from './documents.ts';
import { orderCases } from './orders.ts';
import { readCases } from './reads.ts';
import { customerCases } from './customers.ts';
import { staffCases } from './staff.ts';

beforeAll(() => loadRules());

readCases();
orderCases();
staffCases();
customerCases();
documentCases();

afterAll(() => {
  console.log(`Rules: ${tried.allowed} allowed and ${tried.denied} denied as they should be.`);
});
