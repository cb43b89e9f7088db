/** Enter and arrows move down the column of quantities, and through the sizes of a design. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextCell } from './next-cell.ts';

/** The second design shows two sizes. */
const ROWS = [0, 1, 1, 1, 2];
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

test.each([
  ['Enter', [1, 2, 3, 4, undefined]],
  ['ArrowDown', [1, 4, 4, 4, undefined]],
  ['ArrowUp', [undefined, 0, 1, 1, 1]],
  ['ArrowLeft', [undefined, undefined, undefined, undefined, undefined]],
] as const)('%s', (key, expected) => {
  expect(ROWS.map((_, cell) => nextCell(ROWS, cell, press(key)))).toEqual(expected);
});

test('Shift and Enter goes back', () => {
  const back = ROWS.map((_, cell) => nextCell(ROWS, cell, press('Enter', true)));
  expect(back).toEqual([undefined, 0, 1, 2, 3]);
});

test('the arrow down visits each design once, and the arrow up returns the same way', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 }), (cellsOfRows) => {
      const rows = cellsOfRows.flatMap((cells, row) => Array.from({ length: cells }, () => row));
      const walk = (from: number, key: string): number[] => {
        const visited: number[] = [];
        for (let cell: number | undefined = from; cell !== undefined;) {
          visited.push(cell);
          cell = nextCell(rows, cell, press(key));
        }
        return visited;
      };
      const down = walk(0, 'ArrowDown');
      expect(down.map((cell) => rows[cell])).toEqual(cellsOfRows.map((_, row) => row));
      expect(walk(down.at(-1) ?? 0, 'ArrowUp')).toEqual(down.toReversed());
    }),
  );
});
