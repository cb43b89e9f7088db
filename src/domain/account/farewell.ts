/** How the home page knows that a visitor comes there from deleting their account. It imports nothing: it is in every page. */

/** The part of the address that has the home page look whether there is something to say. */
export const FAREWELL_HASH = '#farewell';

export const FAREWELL_PATH = `/${FAREWELL_HASH}`;

/** Kept for the visit: an address alone, which anybody can write, says nothing. */
export const FAREWELL_KEY = 'glambug-farewell';
