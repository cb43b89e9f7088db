/**
 * Makes the home page confirm the deletion of an account. It has no imports because every page loads it.
 */

/** The URL fragment that makes the home page check for the message. */
export const DELETION_NOTICE_HASH = '#account-deleted';

export const DELETION_NOTICE_PATH = `/${DELETION_NOTICE_HASH}`;

/** In session storage, because anyone can link to the fragment. */
export const DELETION_NOTICE_KEY = 'glambug-account-deleted';
