import { expect, test } from 'vitest';
import { pagesOf } from './pages.ts';

interface Numbers {
  rows: number[];
  after: number | undefined;
}

/** Pages of two numbers out of five, and the places that were asked for. */
function twoByTwo() {
  const asked: (number | undefined)[] = [];
  const read = (after: number | undefined): Promise<Numbers> => {
    asked.push(after);
    const first = after ?? 0;
    const rows = [1, 2, 3, 4, 5].slice(first, first + 2);
    return Promise.resolve({ rows, after: first + 2 < 5 ? first + 2 : undefined });
  };
  return { asked, read };
}

test('goes on from each page to the next, up to the last', async () => {
  const { asked, read } = twoByTwo();
  const found: number[] = [];
  for await (const { rows } of pagesOf(read)) found.push(...rows);
  expect(found).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([undefined, 2, 4]);
});

test('reads no more pages than are wanted, and the last tells of more', async () => {
  const { asked, read } = twoByTwo();
  let last: Numbers | undefined;
  for await (const page of pagesOf(read, 2)) last = page;
  expect(last).toEqual({ rows: [3, 4], after: 4 });
  expect(asked).toEqual([undefined, 2]);
});

test('reads nothing ahead of who stops', async () => {
  const { asked, read } = twoByTwo();
  for await (const page of pagesOf(read)) if (page.rows.includes(2)) break;
  expect(asked).toEqual([undefined]);
});
