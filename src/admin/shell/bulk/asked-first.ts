/** What is said before many are taken off the site. */
export const ASKS = {
  archive: 'They are removed from the site the next time it is published. You can undo this.',
  delete:
    'They are removed from lists now and from the site the next time it is published. You can undo this, or restore them later: filter the list by status “Deleted”.',
} as const;
