/** Reported values cannot inject control codes into a terminal. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { documentProblems, printable, showValue, showProblem } from './problem.ts';

const STEERING = '\u001b[2Jred\u007f\u009b31m';

describe('a reported value', () => {
  it.each([
    [STEERING, '"\\u001b[2Jred31m"'],
    ['x'.repeat(200), `"${'x'.repeat(79)}…`],
    [12, '12 (number)'],
    [undefined, 'nothing'],
    [null, 'null'],
    [[1, 2], 'a list of 2'],
    [{}, 'a map'],
  ])('%j is shown as %s', (value, shown) => {
    expect(showValue(value)).toBe(shown);
  });

  it('has no control characters in path and field', () => {
    const problem = {
      path: `prod/${STEERING}`,
      field: STEERING,
      actual: 'nothing',
      expected: 'expected more',
    };
    expect(showProblem(problem)).toBe('prod/[2Jred31m · [2Jred31m: expected more, found nothing');
  });

  it('keeps letters of any language', () => {
    expect(printable('Étoile चाँदी 💍')).toBe('Étoile चाँदी 💍');
  });
});

it('reports a discriminator with its own value, not with the whole document', () => {
  const shape = z.discriminatedUnion('mode', [
    z.object({ mode: z.literal('public') }),
    z.object({ mode: z.literal('signIn') }),
  ]);
  const parsed = shape.safeParse({ mode: 'secret' }, { reportInput: true });
  expect(documentProblems('prod/a', parsed.error?.issues ?? [])).toMatchObject([
    { field: 'mode', actual: '"secret"', expected: 'expected a known value' },
  ]);
  const without = shape.safeParse({}, { reportInput: true });
  expect(documentProblems('prod/a', without.error?.issues ?? [])).toMatchObject([
    { field: 'mode', actual: 'nothing' },
  ]);
});

it('reports a text that may be empty like any other text', () => {
  const shape = z.object({ sku: z.union([z.string().min(2), z.literal('')]) });
  const problemsOf = (value: unknown) =>
    documentProblems('prod/a', shape.safeParse(value, { reportInput: true }).error?.issues ?? []);
  expect(problemsOf({})).toMatchObject([
    { field: 'sku', actual: 'nothing', expected: 'expected text' },
  ]);
  expect(problemsOf({ sku: 5 })).toMatchObject([
    { actual: '5 (number)', expected: 'expected text' },
  ]);
  expect(problemsOf({ sku: 'A' })).toMatchObject([{ expected: 'expected at least 2 characters' }]);
});

it('reports a rule about two fields with the value of the named field', () => {
  const steps = z
    .object({ moq: z.int(), step: z.int() })
    .refine(({ moq, step }) => moq % step === 0, {
      path: ['moq'],
      error: 'expected a multiple of step',
    });
  const odd = steps.safeParse({ moq: -1, step: 2 }, { reportInput: true });
  expect(documentProblems('prod/a', odd.error?.issues ?? [])).toMatchObject([
    { field: 'moq', actual: '-1 (number)', expected: 'expected a multiple of step' },
  ]);
  const list = z.object({ tiers: z.array(z.int()).refine(() => false, 'expected more') });
  const short = list.safeParse({ tiers: [1] }, { reportInput: true });
  expect(documentProblems('prod/a', short.error?.issues ?? [])).toMatchObject([
    { field: 'tiers', actual: 'a list of 1' },
  ]);
});
