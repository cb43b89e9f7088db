/** What is said before many are taken off the site. */
export const ASKS = {
  archive: 'They leave the site with the next publish. The message at the end takes it back.',
  delete:
    'They leave the site with the next publish, and all lists. The message at the end takes it back; later, they are restored from the list of deleted ones.',
} as const;
