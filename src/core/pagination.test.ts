/** Page numbers of long and short lists. */
import { describe, expect, it } from 'vitest';
import { pageMarks } from './pagination.ts';

describe('pageMarks', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 2, [1, 2]],
    [1, 10, [1, 2, 'gap', 10]],
    [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [10, 10, [1, 'gap', 9, 10]],
    [400, 834, [1, 'gap', 399, 400, 401, 'gap', 834]],
  ])('on page %i of %i shows %j', (page, pages, marks) => {
    expect(pageMarks(page, pages)).toEqual(marks);
  });
});
