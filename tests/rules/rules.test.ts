/** `firestore.rules` on the emulator: who may do what, and everything else refused. */
import { afterAll, beforeAll } from 'vitest';
import { tried } from '#fixtures/rules-cases.ts';
import { EVERYBODY } from '#fixtures/rules-people.ts';
import { loadRules } from '#fixtures/rules-emulator.ts';
import { automaticPublishingCases } from './automatic-publishing.ts';
import { documentCases } from './documents.ts';
import { orderCases, statusCases } from './orders.ts';
import { readCases } from './reads.ts';
import { customerCases } from './customers.ts';
import { staffCases } from './staff.ts';

beforeAll(() => loadRules());

readCases();
statusCases(EVERYBODY);
orderCases();
staffCases();
automaticPublishingCases();
customerCases();
documentCases();

afterAll(() => {
  console.log(`Rules: ${tried.allowed} allowed and ${tried.denied} denied as they should be.`);
});
