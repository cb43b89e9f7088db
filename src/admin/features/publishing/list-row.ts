/** Classes of a row in the publishing lists; stacked on phones. */
export const LIST_ROW =
  'grid items-center gap-x-4 gap-y-1 border-line py-2.5 not-first:border-t md:auto-cols-auto md:grid-flow-col md:grid-cols-[minmax(0,1fr)] [&>span]:justify-self-start';
