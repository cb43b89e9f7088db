/** Classes of a category's row and of its small buttons. */
export const ROW = 'flex min-h-15 items-center gap-1 px-2';
export const STEP =
  'grid h-11 w-8 flex-none place-items-center rounded-sm text-ink-soft hover:text-ink aria-disabled:text-line';
