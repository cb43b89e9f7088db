/** Settings of the business (`settings/site`) and of the home page (`settings/home`). */
import * as z from 'zod';
import { edited } from './edited.ts';
import {
  email,
  gstin,
  gstRateBps,
  hsn,
  line,
  link,
  milligrams,
  paise,
  phone,
  quantity,
  pin,
} from './fields.ts';
import { image } from './image.ts';
import { defineKind } from './kind.ts';
import { MOST_STOCK } from './limits.ts';
import { inTheBox } from './product-facts.ts';

const postalAddress = z.object({
  lines: z
    .array(line(120))
    .min(1)
    .max(4)
    .meta({ example: ['Gulzar Houz'] }),
  city: line(60).meta({ example: 'Hyderabad' }),
  state: line(60).meta({ example: 'Telangana' }),
  pin,
});

/** The usual tax of the shop's products. */
const newProducts = z.object({ hsn, gstRateBps });
export type NewProducts = z.output<typeof newProducts>;

/** How the site shows the stock of products. */
const availability = z.object({
  /** Whether it shows the available units; missing means words. */
  show: z.enum(['words', 'numbers']).optional(),
  /** Orders confirmed by this time leave on the same day: `3 pm`. */
  dispatchBy: line(20).optional(),
  /** Days until a product that is made to order leaves. */
  madeToOrderDays: z.int().min(1).max(365).optional(),
  /** The low-stock threshold of products that have none of their own yet. */
  lowStockAt: z.int().min(0).max(MOST_STOCK).optional(),
});
export type AvailabilitySettings = z.output<typeof availability>;

const minimumRule = z.enum(['any', 'all']);
export type MinimumRule = z.output<typeof minimumRule>;

export const siteSettings = z.object({
  businessName: line(80).meta({ example: 'GlamBug Mart' }),
  /** The name on invoices. */
  legalName: line(120),
  tagline: line(160),
  phone,
  /** The number that WhatsApp links open. */
  whatsapp: phone,
  email,
  gstin: gstin.optional(),
  address: postalAddress,
  /** Where "Get Directions" leads. */
  mapUrl: link,
  hours: z
    .array(z.object({ days: line(60), hours: line(60) }))
    .max(7)
    .meta({ example: [] }),
  appLinks: z.object({ ios: link, android: link }),
  socialLinks: z.object({ facebook: link, instagram: link, youtube: link, twitter: link }),
  /** The order minimum; a missing bound does not apply. */
  orderMinimum: z.object({
    /** Whether any bound or all bounds must be met; missing means `any`. */
    rule: minimumRule.optional(),
    pieces: quantity.optional(),
    weightMg: milligrams.optional(),
    paise: paise.optional(),
  }),
  /** What is packed with every product, unless the product says otherwise. */
  inTheBox: inTheBox.optional(),
  /** Defaults for new products; without them, each field must be entered. */
  newProducts: newProducts.optional(),
  availability: availability.optional(),
  /** The prefilled text of a WhatsApp chat, by where it is opened. */
  whatsappTexts: z.object({ enquiry: line(300), videoCall: line(300), product: line(300) }),
  ...edited,
});
export type SiteSettings = z.output<typeof siteSettings>;
/** The public part, which pages may show. */
export type PublicSettings = Omit<SiteSettings, 'newProducts' | 'availability'>;

/** Names of the drawn icons that a highlight may carry. */
export const iconName = z.enum([
  'hallmark',
  'shield',
  'truck',
  'globe',
  'medal',
  'video',
  'chat',
  'phone',
  'catalogue',
  'box',
  'scale',
  'spark',
  'calendar',
  'pin',
  'store',
  'gem',
]);
export type IconName = z.output<typeof iconName>;

const highlight = z.object({ icon: iconName, title: line(60), text: line(240) });

const highlights = (max: number) => z.array(highlight).min(2).max(max);

const homeSettings = z.object({
  hero: z.object({ eyebrow: line(80), title: line(120), text: line(320), image }),
  /** The trust highlights grid. */
  trust: highlights(8),
  why: z.object({ title: line(80), text: line(320), features: highlights(9) }),
  /** The B2B Catalogue App card, among the features. */
  catalogueApp: z.object({ title: line(60), text: line(240), points: z.array(line(80)).max(5) }),
  promise: z.object({
    title: line(80),
    text: line(600),
    points: z.array(line(160)).max(6),
    image: image.optional(),
  }),
  /** Exactly three steps: select, confirm, dispatch. */
  howToBuy: z.object({
    title: line(80),
    steps: z.array(z.object({ title: line(80), text: line(240) })).length(3),
  }),
  figures: z.object({
    title: line(80),
    jewellers: z.int().min(0),
    smallBusinesses: z.int().min(0),
    years: z.int().min(0),
  }),
  banner: z.object({ title: line(120), text: line(240), image: image.optional() }),
  ...edited,
});
export type HomeSettings = z.output<typeof homeSettings>;
export type Highlight = z.output<typeof highlight>;

export const siteSettingsKind = defineKind({
  name: 'site settings',
  collection: 'settings',
  schema: siteSettings,
});
export const homeSettingsKind = defineKind({
  name: 'home settings',
  collection: 'settings',
  schema: homeSettings,
});
