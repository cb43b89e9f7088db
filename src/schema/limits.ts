/**
 * Limits that browsers need too, in a module of their own so that visitors don't load the schema.
 */

/** Upper limit of pieces of one product in an order. */
export const MOST_PIECES = 100_000;

/** Products in one order. */
export const MOST_ORDER_LINES = 200;

/** Length of the buyer's note on one product, characters. */
export const LONGEST_LINE_NOTE = 300;

/** A product's title, characters. */
export const LONGEST_TITLE = 120;

/** The buyer's words about a whole order, and anybody's about a step of it, characters. */
export const LONGEST_ORDER_NOTE = 500;
export const LONGEST_STEP_NOTE = 300;

/** Of a customer, in the seller's own words, characters. */
export const LONGEST_TAG = 30;
/** What staff note of an order for each other, characters. */
export const LONGEST_STAFF_NOTE = 2_000;

/** A SKU as printed on the tag: capitals, digits and inner hyphens. */
export const SKU_FORM = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
export const SHORTEST_SKU = 2;
export const LONGEST_SKU = 24;

/** Whom a parcel or an answer goes to, characters. */
export const LONGEST_CONTACT_NAME = 80;

/** A line of an address, and the name of a city or state, characters; lines of one address. */
export const LONGEST_ADDRESS_LINE = 120;
export const MOST_ADDRESS_LINES = 4;
export const LONGEST_PLACE_NAME = 60;

/** A customer's whole name, and the part of it by which they are called, characters. */
export const LONGEST_NAME = 120;
export const LONGEST_GIVEN_NAME = 60;

/** Addresses that one customer may keep. */
export const MOST_ADDRESSES = 20;

/**
 * Rules cannot count documents, but know their names: addresses are called `01` to this. Twice as many as are kept,
 * so that a whole list can be replaced in one batch, by names that are free.
 */
export const MOST_ADDRESS_NAMES = 2 * MOST_ADDRESSES;

/** How long a sign-in counts as recent, minutes; who deletes their account must have signed in since. */
export const RECENT_SIGN_IN_MINUTES = 10;

/** A customer's business, characters. */
export const LONGEST_BUSINESS_NAME = 120;

/** An email address, characters. */
export const LONGEST_EMAIL = 254;

/** An Indian phone number in E.164 form, characters: +91 and ten digits. */
export const PHONE_LENGTH = 13;

/** A GSTIN, characters. */
export const GSTIN_LENGTH = 15;

/** Hosting serves this file name for its folder, so no page may use it. */
export const RESERVED_NAME = 'index';
