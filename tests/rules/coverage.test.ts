/**
 * The emulator's report says of every condition that is written by hand whether it has been true and false. It keeps
 * each value it has seen, so that it is read after a part of the cases; what is made from the schemas is tried
 * condition by condition through its mutations (`rules.test.ts`).
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { loadRules, readCoverage } from '#fixtures/rules-emulator.ts';
import { customerCases } from './customers.ts';
import { briefDocumentCases } from './documents.ts';
import { orderCases, statusCases } from './orders.ts';
import { readCases } from './reads.ts';
import { staffCases } from './staff.ts';

const MINUTES = 60_000;
const rules = readFileSync('firestore.rules', 'utf8');
const MADE_FROM = rules.indexOf('── Made from ');

interface Node {
  sourcePosition: { currentOffset?: number | undefined; endOffset?: number | undefined };
  values?: { value?: unknown }[] | undefined;
  children?: Node[] | undefined;
}
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    sourcePosition: z.object({ currentOffset: z.int().optional(), endOffset: z.int().optional() }),
    values: z.array(z.object({ value: z.unknown() })).optional(),
    children: z.array(node).optional(),
  }),
);
const boolean = z.object({ boolValue: z.boolean() });

/** Conditions that were only ever one thing, and why. */
const ONE_WAY: Readonly<Record<string, string>> = {
  '64: isStaff was only false':
    'staff have a verified address, so that the half before it lets them in',
};

function* within(nodes: readonly Node[]): Generator<Node> {
  for (const one of nodes) {
    yield one;
    yield* within(one.children ?? []);
  }
}

/** What each condition has been, by its place and words. */
const seen = new Map<string, Set<boolean>>();

async function takeReport(): Promise<void> {
  const { report } = z.object({ report: z.array(node) }).parse(await readCoverage());
  for (const { sourcePosition, values = [] } of within(report)) {
    const { currentOffset = 0, endOffset = 0 } = sourcePosition;
    if (currentOffset >= MADE_FROM) continue;
    const booleans = values.flatMap(({ value }) => boolean.safeParse(value).data?.boolValue ?? []);
    if (booleans.length === 0) continue;
    const text = rules.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ');
    const at = `${rules.slice(0, currentOffset).split('\n').length}: ${text}`;
    seen.set(at, new Set([...(seen.get(at) ?? []), ...booleans]));
  }
}

/** The report grows with every value, so each group of cases has one of its own: loading the rules begins it anew. */
function measured(name: string, cases: () => void): void {
  describe(name, () => {
    beforeAll(() => loadRules(), 2 * MINUTES);
    cases();
    afterAll(takeReport, 2 * MINUTES);
  });
}

measured('documents', briefDocumentCases);
measured('reads', readCases);
measured('staff', staffCases);
measured('customers', customerCases);
measured('orders', orderCases);
measured('orders of staff', () => statusCases(['staff']));
measured('orders of customers', () => statusCases(['verified']));

test('every condition has been true and false', () => {
  const oneWay = [...seen].filter(([, values]) => values.size === 1);
  const both = seen.size - oneWay.length;
  console.log(`Rules by hand: ${both} of ${seen.size} conditions were true and false.`);
  expect(oneWay.map(([at, [only]]) => `${at} was only ${only}`)).toEqual(Object.keys(ONE_WAY));
});
