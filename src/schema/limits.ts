/**
 * Limits that browsers need too, in a module of their own so that visitors don't load the schema.
 */

/** Upper limit of pieces, pairs or sets of one product in an order. */
export const MOST_UNITS = 100_000;

/** Products in one order. */
export const MOST_ORDER_LINES = 200;

/** Order requests of one account in so many hours, after which the next ones have to wait. */
export const MOST_REQUESTS = 50;
export const LIMITED_HOURS = 24;

/** A customer's saved lists, and the characters of the name of one. */
export const MOST_SAVED_LISTS = 50;
export const LONGEST_LIST_NAME = 60;

/** A buyer's note about one product, characters. */
export const LONGEST_LINE_NOTE = 300;
/** Of a quoted line or a change of it in a mail. */
export const LONGEST_MAIL_LINE = 1_000;

/** Upper limit of a product's stock, and the characters of a note about a change of it. */
export const MOST_STOCK = 1_000_000;
export const LONGEST_STOCK_NOTE = 200;

/** The sizes in which a product comes, and the characters of one. */
export const MOST_SIZES = 40;
export const LONGEST_SIZE = 20;

/** A product's title, characters. */
export const LONGEST_TITLE = 120;

/** The buyer's note about a whole order, and any note about a status change, characters. */
export const LONGEST_ORDER_NOTE = 500;
export const LONGEST_STEP_NOTE = 300;

/** The products of an order as staff type or paste them, characters. */
export const LONGEST_TYPED_ORDER = 20_000;

/** The reference of a payment or a parcel, and the name of a courier, characters. */
export const LONGEST_REFERENCE = 60;
export const LONGEST_COURIER = 60;

/** The text of an e-invoice's QR code, characters: more don't fit into a code of medium error correction. */
export const LONGEST_SIGNED_QR = 2_331;

/** A tag of a customer, set by staff, characters. */
export const LONGEST_TAG = 30;
/** An internal note of staff about an order, characters. */
export const LONGEST_STAFF_NOTE = 2_000;

/** A SKU as printed on the tag: capitals, digits and inner hyphens. */
export const SKU_FORM = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
export const SHORTEST_SKU = 2;
export const LONGEST_SKU = 24;

/** The name of a recipient or contact, characters. */
export const LONGEST_CONTACT_NAME = 80;

/** A line of an address, and the name of a city or state, characters; lines of one address. */
export const LONGEST_ADDRESS_LINE = 120;
export const MOST_ADDRESS_LINES = 4;
export const LONGEST_PLACE_NAME = 60;

/** A customer's full name, and their given name, characters. */
export const LONGEST_NAME = 120;
export const LONGEST_GIVEN_NAME = 60;

/** The maximum number of addresses of a customer. */
export const MOST_ADDRESSES = 20;

/**
 * The rules cannot count documents but can check their IDs: addresses have the IDs `01` to this. There are twice as
 * many as addresses, so that a full list can be replaced in one batch with free IDs.
 */
export const MOST_ADDRESS_NAMES = 2 * MOST_ADDRESSES;

/** How long a sign-in counts as recent, minutes; deleting an account needs a recent one. */
export const RECENT_SIGN_IN_MINUTES = 10;

/** A customer's business, characters. */
export const LONGEST_BUSINESS_NAME = 120;

/** An email address, characters. */
export const LONGEST_EMAIL = 254;

/** A GSTIN, characters. */
export const GSTIN_LENGTH = 15;

/** Hosting serves this file name for its folder, so no page may use it. */
export const RESERVED_NAME = 'index';

/** One crore rupees, paise. */
export const MOST_PAISE = 1_000_000_000;

/** Orders of a customer whom staff have entered, that one link adds to an account. */
export const MOST_CLAIMED_ORDERS = 5_000;
