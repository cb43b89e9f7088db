/** Marks a visit in which the service has been asked about whoever is signed in, and their document saved. */

/** Holds their uid, while the tab is open. */
export const LOOKED_AFTER_KEY = 'glambug-session-looked-after';
