/** Reads the emulator's report: every condition of the rules has been true once and false once, or is named here. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { readCoverage } from '#fixtures/rules-emulator.ts';

const node = z.object({
  sourcePosition: z.object({ line: z.int().optional(), column: z.int().optional(), currentOffset: z.int().optional(), endOffset: z.int().optional() }),
  values: z.array(z.object({ value: z.unknown(), count: z.int().optional() })).optional(),
  get children() {
    return z.array(node).optional();
  },
});
type Node = z.output<typeof node>;
const coverage = z.object({ report: z.array(node) });

const LINES = readFileSync('firestore.rules', 'utf8').split('\n');

/** Conditions that are never both, and why. */
const ONE_WAY: readonly { text: RegExp; reason: string }[] = [];

interface Condition {
  text: string;
  seen: ReadonlySet<boolean>;
}

const booleansOf = ({ values = [] }: Node): boolean[] =>
  values.flatMap(({ value }) => {
    const boolean = z.object({ boolValue: z.boolean() }).safeParse(value);
    return boolean.success ? [boolean.data.boolValue] : [];
  });

function* allNodes(nodes: readonly Node[]): Generator<Node> {
  for (const one of nodes) {
    yield one;
    yield* allNodes(one.children ?? []);
  }
}

export function coverageCase(): void {
  test('every condition has been true and false', async () => {
    const raw = await readCoverage();
    console.log(JSON.stringify(raw).slice(0, 3000));
    const { report } = coverage.parse(raw);
    const conditions = new Map<string, Set<boolean>>();
    for (const one of allNodes(report)) {
      const { line = 0, column = 0, currentOffset = 0, endOffset = 0 } = one.sourcePosition;
      const key = `${line}:${column}:${currentOffset}:${endOffset}`;
      const seen = conditions.get(key) ?? new Set();
      for (const value of booleansOf(one)) seen.add(value);
      conditions.set(key, seen);
    }
    const booleans = [...conditions].filter(([, seen]) => seen.size > 0);
    const oneWay = booleans.filter(([, seen]) => seen.size === 1);
    console.log(booleans.length, oneWay.length, conditions.size);
    for (const [key, seen] of oneWay) { const [line=0, column=0]=key.split(':').map(Number); console.log('ONEWAY', [...seen].join(), key, (LINES[line-1]??'').slice(Math.max(0,column-1), column+70)); }
  });
}
