/** Which page numbers a long list shows. */

/** A page to link to, or a gap between two of them. */
export type PageMark = number | 'gap';

/**
 * The first and last page and the neighbours of `page`; a gap never replaces a single page.
 * @param page the current page, from 1
 * @param pages the number of pages
 */
export function pageMarks(page: number, pages: number): PageMark[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((mark) => mark >= 1 && mark <= pages);
  const marks: PageMark[] = [];
  let last = 0;
  for (const mark of [...new Set(shown)].toSorted((a, b) => a - b)) {
    if (mark === last + 2) marks.push(last + 1);
    else if (mark > last + 2) marks.push('gap');
    marks.push(mark);
    last = mark;
  }
  return marks;
}
