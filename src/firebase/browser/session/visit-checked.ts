/** Marks a visit in which the session was confirmed and the customer document saved. */

/** Session storage key; its value is the uid. */
export const VISIT_CHECKED_KEY = 'glambug-session-looked-after';
