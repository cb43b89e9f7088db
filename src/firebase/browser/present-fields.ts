/** Firestore refuses fields with the value undefined. */
export const presentFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
