/** The route parameters of paginated lists. */

/** The pages of a list as the values of a rest parameter: none for the first, then `2`, `3`, … */
export const pageParams = (pages: number): { page: string | undefined }[] =>
  Array.from({ length: pages }, (_, index) => ({
    page: index === 0 ? undefined : String(index + 1),
  }));

/** The page number of a rest parameter, from 1. */
export const pageNumber = (param: string | undefined): number =>
  param === undefined ? 1 : Number(param);
