/** Keys of the session in this browser's storage. */

/**
 * Local storage: the uid of an account whose deletion is in progress in this browser. Nothing may create its
 * documents again.
 */
export const DELETING_KEY = 'glambug-deleting-account';

/** Local storage: set by a sign-out until the next sign-in, because other tabs learn only that the session ended. */
export const SIGNED_OUT_KEY = 'glambug-signed-out';

/** Session storage: the uid of a visit in which the session was confirmed and the customer document saved. */
export const VISIT_CHECKED_KEY = 'glambug-session-looked-after';

/** Session storage: the draft of an order request with its uid, deleted when the user changes. */
export const DRAFT_KEY = 'glambug-order-details';

/** Local storage: the saved lists with the uid of their customer, deleted when the user changes. */
export const LISTS_KEY = 'glambug-saved-lists';

/** Session storage: why the session ended, for the page that asks to sign in again. */
export const ENDED_KEY = 'glambug-session-ended';
