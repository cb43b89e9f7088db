/** How the home page is told that somebody comes there from deleting their account. */
import { HOME_PATH } from '#domain/paths.ts';

/** The part of the address that has the home page look whether there is something to say. */
export const FAREWELL_HASH = '#farewell';

export const FAREWELL_PATH = `${HOME_PATH}${FAREWELL_HASH}`;

/** Kept for the visit: an address alone, which anybody can write, says nothing. */
export const FAREWELL_KEY = 'glambug-farewell';
