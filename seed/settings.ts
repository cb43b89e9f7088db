/** The settings of the demo shop and of its home page. */
import { importSettingsKind } from '#schema/import-settings.ts';
import { invoicingSettingsKind } from '#schema/invoicing-settings.ts';
import {
  homeSettingsKind,
  siteSettingsKind,
  type HomeSettings,
  type SiteSettings,
} from '#schema/settings.ts';
import { salesSettingsKind, type CustomerGroup } from '#schema/sales-settings.ts';
import { ratesKind } from '#schema/rates.ts';
import { gstinWithCheckDigit } from '#core/gstin.ts';
import { orderMinimumText, type OrderMinimum } from '#core/order/order-minimum.ts';
import { daysBefore } from './clock.ts';
import { DEMO_STAFF_UID } from './people.ts';
import { SILVER_PAISE_PER_GRAM } from './piece-price.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { editedByStaff } from './staff-edit.ts';
import { PACKED } from './piece-facts.ts';
import { pictureNamed } from './pictures.ts';

const EDITED = editedByStaff(daysBefore(730, 10), { updatedAt: daysBefore(12, 16), rev: 9 });

/** Customer records name them. */
export const GROUPS: readonly [chains: CustomerGroup, friends: CustomerGroup] = [
  {
    ...{ id: 'retail-chains', name: 'Retail chains', off: 'making', shareBps: 1_000 },
    tiers: [
      { minQty: 24, shareBps: 1_200 },
      { minQty: 100, shareBps: 1_500 },
    ],
  },
  { id: 'old-friends', name: 'Long-standing customers', off: 'price', shareBps: 300 },
];

const SALES = { groups: [...GROUPS], packOnlyWhenPaid: false, approveBuyers: false };

/** The demo shop's state; deliveries within it have CGST and SGST. */
export const SHOP_STATE = 'Telangana';

const ORDER_MINIMUM: OrderMinimum = { rule: 'any', pieces: 24, weightMg: 100_000 };

export const SITE: SiteSettings = {
  businessName: 'GlamBug Mart',
  legalName: 'GlamBug Mart (Demo) Private Limited',
  tagline: 'Wholesale 925 sterling silver jewellery, ready in Hyderabad',
  phone: '+919000000001',
  whatsapp: '+919000000001',
  email: 'hello@glambug.example',
  gstin: gstinWithCheckDigit('36DEMCG0000D1Z'),
  address: {
    lines: ['GlamBug Studio, 2nd Floor', 'Demo Arcade, Road No. 1, Banjara Hills'],
    city: 'Hyderabad',
    state: SHOP_STATE,
    pin: '500034',
  },
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=Banjara+Hills+Road+No+1+Hyderabad',
  hours: [
    { days: 'Monday to Saturday', hours: '10:30 am – 7:30 pm' },
    { days: 'Video calls', hours: '11 am – 8 pm, by appointment' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  appLinks: {
    ios: 'https://apps.apple.com/in/search?term=glambug',
    android: 'https://play.google.com/store/search?q=glambug&c=apps',
  },
  socialLinks: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
    twitter: 'https://twitter.com/',
  },
  orderMinimum: ORDER_MINIMUM,
  inTheBox: PACKED,
  availability: { dispatchBy: '3 pm', madeToOrderDays: 15 },
  newProducts: { hsn: '711311', gstRateBps: 300 },
  whatsappTexts: {
    enquiry: 'Namaste GlamBug Mart, I would like to know more about your wholesale silver.',
    videoCall: 'Namaste GlamBug Mart, I would like to book a video call to select pieces.',
    product: 'Namaste GlamBug Mart, I am interested in this piece:',
  },
  ...EDITED,
};

const HOME: HomeSettings = {
  hero: {
    eyebrow: 'Wholesale · 925 sterling silver',
    title: 'Silver your customers come back for',
    text: 'Ready stock from our Hyderabad studio: 925 sterling silver from India, Italy, Turkey and Hong Kong. Choose from the catalogue or on a video call. In-stock orders paid by 3 pm leave the same working day.',
    image: pictureNamed('still-life-rings'),
  },
  trust: [
    {
      icon: 'hallmark',
      title: '925 sterling silver',
      text: 'Every piece is stamped 925. Designs with a BIS hallmark say so in their specifications.',
    },
    {
      icon: 'shield',
      title: 'Nickel-free, tarnish-resistant',
      text: 'Plating that is kind to skin and keeps its colour on the counter.',
    },
    {
      icon: 'truck',
      title: 'Ready stock, same-day dispatch',
      text: 'In-stock orders paid by 3 pm leave the same working day.',
    },
    {
      icon: 'globe',
      title: 'Direct imports',
      text: 'Bought by us at the workshop in Italy, Turkey and Hong Kong. No middlemen.',
    },
  ],
  why: {
    title: 'Why choose GlamBug Mart',
    text: 'We sell only to the trade, so everything here is arranged for shops.',
    features: [
      {
        icon: 'scale',
        title: 'Weights you can bill by',
        text: 'Net and gross weight to the hundredth of a gram on every product, and on every bag.',
      },
      {
        icon: 'video',
        title: 'Selection on a video call',
        text: 'See the tray move in daylight before you buy. We note each piece as you point at it.',
      },
      {
        icon: 'box',
        title: 'Small minimums',
        text: `Packs from two pieces and orders from ${orderMinimumText(ORDER_MINIMUM)}, so that a new shop can try a line first.`,
      },
      {
        icon: 'medal',
        title: 'Fifteen years in silver',
        text: 'Sourcing, plating and quality control under one roof since our first counter.',
      },
      {
        icon: 'spark',
        title: 'New designs every week',
        text: 'About one new design a day reaches the catalogue, and the app tells you first.',
      },
      {
        icon: 'chat',
        title: 'One person to talk to',
        text: 'The same colleague answers your WhatsApp messages, packs your order and solves any problem.',
      },
    ],
  },
  catalogueApp: {
    title: 'The B2B Catalogue App',
    text: 'The whole catalogue in your pocket, with weights and packs, for iOS and Android.',
    points: [
      'Share a design with your own customer, without our prices',
      'Save order lists and repeat them',
      'Hear about new arrivals first',
    ],
  },
  promise: {
    title: 'Our promise',
    text: 'Silver is sold on trust: the buyer cannot see purity, plating or what lies under a stone. So we describe exactly what we sell, honour it, and make it easy to check.',
    points: [
      '925 purity on every piece, or your money back',
      'The weight on the bag is the weight on our certified scale',
      'Manufacturing defects replaced within seven days of delivery',
      'Every parcel insured until it is in your hands',
    ],
    image: pictureNamed('still-life-chains'),
  },
  howToBuy: {
    title: 'How to buy',
    steps: [
      {
        title: 'Select',
        text: 'Browse the catalogue, or book a video call and choose from the trays with us.',
      },
      {
        title: 'Confirm your order',
        text: 'Send us the SKUs and quantities. We answer with a quote, GST included, the same day.',
      },
      {
        title: 'Ready stock, same-day dispatch',
        text: 'In-stock orders paid by 3 pm leave the same working day. Or come to the Hyderabad studio and carry it home.',
      },
    ],
  },
  figures: {
    title: 'Trusted across India',
    jewellers: 300,
    smallBusinesses: 800,
    years: 15,
  },
  banner: {
    title: 'Stock up before the wedding season',
    text: 'Jhumkas, kadas and bridal payals are on the shelf now. Tell us your budget and we will suggest a tray.',
    image: pictureNamed('still-life-festive'),
  },
  ...EDITED,
};

/** A French supplier's names of categories. */
const IMPORT = {
  categories: [
    { name: 'Bagues', choice: 'rings' },
    { name: 'Montres', choice: 'skip' },
  ],
  ...EDITED,
};

/** The rate on the mornings of the last days, the latest first, paise per gram. */
const RATES = [SILVER_PAISE_PER_GRAM, 10_420, 10_380, 10_460];

const silverRates = RATES.map((perGramPaise, day) => ({
  perGramPaise,
  at: daysBefore(day + 1, 10),
  by: DEMO_STAFF_UID,
}));

export const INVOICING = {
  invoicePrefix: 'INV',
  creditNotePrefix: 'CRN',
  bank: {
    name: 'GlamBug Mart',
    bank: 'Demo Bank, Abids Road',
    number: '000000012345',
    ifsc: 'DEMO0000001',
  },
  upiId: 'glambug@demobank',
  terms: 'Goods once sold are exchanged within 7 days.\nSubject to Hyderabad jurisdiction.',
  ...EDITED,
};

/** `settings/site`, `home`, `import`, `invoicing` and `rates`. */
export function* settingsDocuments(): Generator<DemoDocument> {
  yield demoDocument(siteSettingsKind, 'settings/site', SITE);
  yield demoDocument(homeSettingsKind, 'settings/home', HOME);
  yield demoDocument(salesSettingsKind, 'settings/sales', { ...SALES, ...EDITED });
  yield demoDocument(importSettingsKind, 'settings/import', IMPORT);
  yield demoDocument(invoicingSettingsKind, 'settings/invoicing', INVOICING);
  yield demoDocument(ratesKind, 'settings/rates', {
    silver: silverRates,
    ...editedByStaff(daysBefore(RATES.length, 10), {
      updatedAt: daysBefore(1, 10),
      rev: RATES.length,
    }),
  });
}
