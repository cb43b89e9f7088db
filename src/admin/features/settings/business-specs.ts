/** The fields of the business settings: labels, and how each is typed and shown. */
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { recordSpec } from '#admin/shell/form/spec-of.ts';
import { choiceSpec, numberSpec, ownSpec, textSpec } from '#admin/shell/form/specs.ts';
import { INDIAN_STATES } from '#core/account/indian-states.ts';
import type { MinimumRule, SiteSettings } from '#schema/settings.ts';

type BusinessSpec = FieldSpec<FieldPath<SiteSettings>>;

export const BUSINESS: readonly BusinessSpec[] = [
  textSpec('businessName', 'Business name'),
  textSpec('legalName', 'Legal name', { hint: 'Used on quotes and invoices.' }),
  textSpec('tagline', 'Tagline', { isWide: true }),
  textSpec('gstin', 'GSTIN', {
    hint: '15 characters, as on the registration certificate.',
    optional: true,
  }),
];

export const CONTACT: readonly BusinessSpec[] = [
  textSpec('phone', 'Phone', { hint: 'For example 98765 43210.' }),
  textSpec('email', 'Email'),
  textSpec('whatsapp', 'WhatsApp number', { hint: 'All chat buttons on the site use it.' }),
];

export const PLACE: readonly BusinessSpec[] = [
  textSpec('address.city', 'City'),
  // A choice, because GST depends on it.
  choiceSpec(
    'address.state',
    'State',
    INDIAN_STATES.map((state) => [state, state] as const),
    { none: 'Choose a state' },
  ),
  textSpec('address.pin', 'PIN code'),
  textSpec('mapUrl', 'Map link', { hint: 'Opens from “Get Directions”.', isWide: true }),
];

export const LINKS: readonly BusinessSpec[] = [
  textSpec('appLinks.ios', 'iPhone app'),
  textSpec('appLinks.android', 'Android app'),
  textSpec('socialLinks.facebook', 'Facebook'),
  textSpec('socialLinks.instagram', 'Instagram'),
  textSpec('socialLinks.youtube', 'YouTube'),
  textSpec('socialLinks.twitter', 'X (Twitter)'),
];

const MINIMUM_RULES = [
  ['any', 'Any of these is enough'],
  ['all', 'All of these are needed'],
] as const satisfies readonly (readonly [MinimumRule, string])[];

const optional = true;

export const MINIMUM: readonly BusinessSpec[] = [
  choiceSpec('orderMinimum.rule', 'An order must reach', MINIMUM_RULES, {
    hint: 'With 24 pieces and 100 g: “24 pieces or 100 g”, or “24 pieces and 100 g”.',
    optional,
    isWide: true,
    none: 'Not set: any is enough',
  }),
  numberSpec('orderMinimum.pieces', 'Pieces', 'count', {
    hint: 'Leave empty for no minimum.',
    optional,
  }),
  numberSpec('orderMinimum.weightMg', 'Weight', 'grams', { hint: 'Grams.', optional }),
  numberSpec('orderMinimum.paise', 'Amount', 'rupees', {
    hint: 'Rupees, before GST. Applies where prices are shown.',
    optional,
  }),
];

/** Defaults for new products; each product can have its own. */
export const NEW_PRODUCTS: readonly BusinessSpec[] = [
  textSpec('newProducts.hsn', 'HSN code', {
    hint: '4, 6 or 8 digits. Used for new products and for imports without an HSN column.',
    optional,
  }),
  numberSpec('newProducts.gstRateBps', 'GST rate', 'percent', { hint: 'Percent.', optional }),
];

export const AVAILABILITY: readonly BusinessSpec[] = [
  choiceSpec(
    'availability.show',
    'Stock on the site',
    [
      ['words', 'In words: In stock'],
      ['numbers', 'In numbers: 84 in stock'],
    ],
    { hint: 'Numbers are shown for products in Inventory.', optional, none: 'Not set: in words' },
  ),
  textSpec('availability.dispatchBy', 'Same-day dispatch until', {
    hint: 'For example 3 pm: “Leaves the same working day if confirmed by 3 pm”.',
    optional,
  }),
  numberSpec('availability.madeToOrderDays', 'Made to order in', 'count', {
    hint: 'Days.',
    optional,
  }),
  numberSpec('availability.lowStockAt', 'Low-stock threshold', 'count', {
    hint: 'Units. For products added to Inventory from now on.',
    optional,
  }),
];

export const PACKING: readonly BusinessSpec[] = [
  textSpec('inTheBox', 'In the box', {
    hint: 'Shown on every product page, unless the product has its own text.',
    optional,
    isWide: true,
  }),
];

export const CHAT_TEXTS: readonly BusinessSpec[] = [
  textSpec('whatsappTexts.enquiry', 'WhatsApp message: enquiry', { isWide: true }),
  textSpec('whatsappTexts.videoCall', 'WhatsApp message: video call', { isWide: true }),
  textSpec('whatsappTexts.product', 'WhatsApp message: product', { isWide: true }),
];

/** All fields, named after those of the document; records as one field. */
export const BUSINESS_SPECS: readonly BusinessSpec[] = [
  ...BUSINESS,
  ...CONTACT,
  ...PACKING,
  textSpec('mapUrl', 'Map link'),
  ownSpec('address', 'Address'),
  ownSpec('hours', 'Hours'),
  recordSpec('appLinks', 'App links', LINKS),
  recordSpec('socialLinks', 'Social links', LINKS),
  recordSpec('orderMinimum', 'Order minimum', MINIMUM),
  recordSpec('newProducts', 'New products', NEW_PRODUCTS),
  recordSpec('availability', 'Availability', AVAILABILITY),
  recordSpec('whatsappTexts', 'WhatsApp messages', CHAT_TEXTS),
];
