/** Tells the home page that a visitor has just deleted their account. It has no imports because every page loads it. */

/** The part of the address that has the home page look whether there is something to say. */
export const FAREWELL_HASH = '#farewell';

export const FAREWELL_PATH = `/${FAREWELL_HASH}`;

/** Kept for the visit: an address alone, which anybody can write, says nothing. */
export const FAREWELL_KEY = 'glambug-farewell';
