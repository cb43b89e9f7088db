/** The fields of the business settings: labels, and how each is typed and shown. */
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { recordSpec } from '#admin/shell/form/spec-of.ts';
import { showRecord } from '#admin/shell/form/show-record.ts';
import type { MinimumRule, SiteSettings } from '#schema/settings.ts';

type BusinessSpec = FieldSpec<FieldPath<SiteSettings>>;

export const BUSINESS: readonly BusinessSpec[] = [
  { name: 'businessName', label: 'Business name', as: 'text' },
  { name: 'legalName', label: 'Legal name', hint: 'Used on quotes and invoices.', as: 'text' },
  { name: 'tagline', label: 'Tagline', isWide: true, as: 'text' },
  {
    name: 'gstin',
    label: 'GSTIN',
    hint: '15 characters, as on the registration certificate.',
    optional: true,
    as: 'text',
  },
];

export const CONTACT: readonly BusinessSpec[] = [
  { name: 'phone', label: 'Phone', hint: 'For example 98765 43210.', as: 'text' },
  { name: 'email', label: 'Email', as: 'text' },
];

export const PLACE: readonly BusinessSpec[] = [
  { name: 'address.city', label: 'City', as: 'text' },
  { name: 'address.state', label: 'State', as: 'text' },
  { name: 'address.pin', label: 'PIN code', as: 'text' },
  {
    name: 'mapUrl',
    label: 'Map link',
    hint: 'Opens from “Get Directions”.',
    isWide: true,
    as: 'text',
  },
];

export const LINKS: readonly BusinessSpec[] = [
  { name: 'appLinks.ios', label: 'iPhone app', as: 'text' },
  { name: 'appLinks.android', label: 'Android app', as: 'text' },
  { name: 'socialLinks.facebook', label: 'Facebook', as: 'text' },
  { name: 'socialLinks.instagram', label: 'Instagram', as: 'text' },
  { name: 'socialLinks.youtube', label: 'YouTube', as: 'text' },
  { name: 'socialLinks.twitter', label: 'X (Twitter)', as: 'text' },
];

const LEAST = 'Leave empty for no minimum.';

const MINIMUM_RULES = [
  ['any', 'Any of these is enough'],
  ['all', 'All of these are needed'],
] as const satisfies readonly (readonly [MinimumRule, string])[];

export const MINIMUM: readonly BusinessSpec[] = [
  {
    name: 'orderMinimum.rule',
    label: 'An order must reach',
    hint: 'With 24 pieces and 100 g: “24 pieces or 100 g”, or “24 pieces and 100 g”.',
    optional: true,
    isWide: true,
    as: 'choice',
    choices: MINIMUM_RULES,
    none: 'Not set: any is enough',
  },
  {
    name: 'orderMinimum.pieces',
    label: 'Pieces',
    hint: LEAST,
    optional: true,
    as: 'number',
    unit: 'count',
  },
  {
    name: 'orderMinimum.weightMg',
    label: 'Weight',
    hint: 'Grams.',
    optional: true,
    as: 'number',
    unit: 'grams',
  },
  {
    name: 'orderMinimum.paise',
    label: 'Amount',
    hint: 'Rupees, before GST. Applies where prices are shown.',
    optional: true,
    as: 'number',
    unit: 'rupees',
  },
];

/** Defaults for new products; each product can have its own. */
export const NEW_PRODUCTS: readonly BusinessSpec[] = [
  {
    name: 'newProducts.hsn',
    label: 'HSN code',
    hint: '4, 6 or 8 digits. Used for new products and for imports without an HSN column.',
    optional: true,
    as: 'text',
  },
  {
    name: 'newProducts.gstRateBps',
    label: 'GST rate',
    hint: 'Percent.',
    optional: true,
    as: 'number',
    unit: 'percent',
  },
];

export const CHAT_TEXTS: readonly BusinessSpec[] = [
  { name: 'whatsappTexts.enquiry', label: 'WhatsApp message: enquiry', isWide: true, as: 'text' },
  {
    name: 'whatsappTexts.videoCall',
    label: 'WhatsApp message: video call',
    isWide: true,
    as: 'text',
  },
  {
    name: 'whatsappTexts.product',
    label: 'WhatsApp message: product',
    isWide: true,
    as: 'text',
  },
];

const whole = (name: keyof SiteSettings, label: string): BusinessSpec => ({
  name,
  label,
  as: 'own',
  show: showRecord,
});

/** All fields, named after those of the document; records as one field. */
export const BUSINESS_SPECS: readonly BusinessSpec[] = [
  ...BUSINESS,
  ...CONTACT,
  { name: 'whatsapp', label: 'WhatsApp number', as: 'text' },
  { name: 'mapUrl', label: 'Map link', as: 'text' },
  whole('address', 'Address'),
  whole('hours', 'Hours'),
  recordSpec('appLinks', 'App links', LINKS),
  recordSpec('socialLinks', 'Social links', LINKS),
  recordSpec('orderMinimum', 'Order minimum', MINIMUM),
  recordSpec('newProducts', 'New products', NEW_PRODUCTS),
  recordSpec('whatsappTexts', 'WhatsApp messages', CHAT_TEXTS),
];
