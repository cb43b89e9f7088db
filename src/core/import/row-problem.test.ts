/** The problem of a row cannot inject control codes into a terminal. */
import { expect, it } from 'vitest';
import { showRowProblem } from './row-problem.ts';

it('shows a problem without the control characters of its column', () => {
  const problem = {
    actual: 'nothing',
    expected: 'expected a value',
    remedy: 'Fill it.',
    reason: '',
  };
  expect(showRowProblem({ row: 2, column: 'a\u001b[2J\u009bb', ...problem })).toBe(
    'a[2Jb, row 2: The cell is empty. Fill it.',
  );
});
