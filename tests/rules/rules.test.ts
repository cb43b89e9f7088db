/** `firestore.rules` on the emulator: who may do what, and everything else refused. */
import { beforeAll } from 'vitest';
import { loadRules } from '#fixtures/rules-emulator.ts';
import { documentCases } from './documents.ts';

beforeAll(() => loadRules());

documentCases();
