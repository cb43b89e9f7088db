import { expect, test } from 'vitest';
import { pagesOf } from './pages.ts';

interface Numbers {
  rows: number[];
  after: number | undefined;
}

/** Two numbers of five per page, and the cursors that were requested. */
function twoByTwo() {
  const cursors: (number | undefined)[] = [];
  const read = (after: number | undefined): Promise<Numbers> => {
    cursors.push(after);
    const first = after ?? 0;
    const rows = [1, 2, 3, 4, 5].slice(first, first + 2);
    return Promise.resolve({ rows, after: first + 2 < 5 ? first + 2 : undefined });
  };
  return { cursors, read };
}

test('reads page after page to the end', async () => {
  const { cursors, read } = twoByTwo();
  const all: number[] = [];
  for await (const { rows } of pagesOf(read)) all.push(...rows);
  expect(all).toEqual([1, 2, 3, 4, 5]);
  expect(cursors).toEqual([undefined, 2, 4]);
});

test('stops at the limit, and the last page tells that there are more', async () => {
  const { cursors, read } = twoByTwo();
  let last: Numbers | undefined;
  for await (const page of pagesOf(read, 2)) last = page;
  expect(last).toEqual({ rows: [3, 4], after: 4 });
  expect(cursors).toEqual([undefined, 2]);
});

test('reads nothing ahead of the consumer', async () => {
  const { cursors, read } = twoByTwo();
  for await (const page of pagesOf(read)) if (page.rows.includes(2)) break;
  expect(cursors).toEqual([undefined]);
});
