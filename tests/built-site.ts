/** The built site as it lies on disk: its pages by address, and one page of every template. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The folder the site was built into. */
export function siteFolder(): string {
  const folder = process.env['SITE_DIST'];
  if (folder === undefined) throw new Error('SITE_DIST is not set: run through `npm test`.');
  return folder;
}

/** Every file of the site, from its folder, with `/` between names, in a stable order. */
export const siteFiles = (): string[] =>
  readdirSync(siteFolder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteFolder(), join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

export const readSiteFile = (file: string): string =>
  readFileSync(join(siteFolder(), file), 'utf8');

/** The address at which Hosting serves an HTML file: without extension, without `index`. */
export const addressOf = (file: string): string =>
  `/${file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`;

/** The HTML file served at an address. */
export const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${decodeURI(address).slice(1)}.html`;

const SHOWS_A_PAGE = /<main[\s>]/;

/** Addresses of all pages that show something; those that only lead elsewhere are left out. */
export const pageAddresses = (): string[] =>
  siteFiles()
    .filter((file) => file.endsWith('.html') && SHOWS_A_PAGE.test(readSiteFile(file)))
    .map(addressOf);

/** Addresses that every build has. */
const FIXED = {
  home: '/',
  products: '/products',
  'second page of products': '/products/2',
  categories: '/category',
  blogs: '/blogs',
  about: '/about',
  contact: '/contact',
  faqs: '/faqs',
  'size guide': '/size-guide',
  careers: '/careers',
  'privacy policy': '/privacy-policy',
  'shipping policy': '/shipping',
  'returns policy': '/returns',
  'terms and conditions': '/terms-conditions',
  search: '/search',
  'order list': '/order-list',
  'line sheet': '/line-sheet',
  login: '/login',
  register: '/register',
  'password reset': '/reset-password',
  'email verification': '/verify-email',
  account: '/account',
  'order confirmation': '/order-confirmation',
  offline: '/offline',
  'rendering test': '/test',
  'not found': '/404',
} as const;

/** A product page of the demo shop. */
const PRODUCT = /^\/product\/(?!ZZ)[^/]+\/[^/]+$/;

/** Templates whose addresses come from the data, and how to know a page of them. */
const DERIVED = {
  category: { address: /^\/category\/[^/]+$/, shows: /./ },
  subcategory: { address: /^\/subcategory\/[^/]+$/, shows: /./ },
  'product with a price': { address: PRODUCT, shows: /"@type":"Offer"(?!.*<fieldset)/s },
  'product priced after sign-in': {
    address: PRODUCT,
    shows: /sign in to see prices?(?!.*<fieldset)/is,
  },
  'product priced on request': { address: PRODUCT, shows: /price on request(?!.*<fieldset)/is },
  'product in sizes': { address: PRODUCT, shows: /<fieldset/ },
  'product with hostile words': { address: /^\/product\/ZZ901\//, shows: /./ },
  post: { address: /^\/blogs\/(?!page\/|hostile)[^/]+$/, shows: /./ },
  'post with hostile words': { address: /^\/blogs\/hostile-post$/, shows: /./ },
} as const;

/** One address of every template, by the template's name. */
export function templates(): [name: string, address: string][] {
  const addresses = pageAddresses();
  const derived = Object.entries(DERIVED).map(([name, { address, shows }]): [string, string] => {
    const match = addresses.find((each) => address.test(each) && shows.test(mainOf(each)));
    if (match === undefined) throw new Error(`The built site has no page for: ${name}`);
    return [name, match];
  });
  return [...Object.entries(FIXED), ...derived];
}

/** A page's text without what all pages share, so that header and footer decide nothing. */
const mainOf = (address: string): string => {
  const html = readSiteFile(fileOf(address));
  const data = /<script[^>]*ld\+json[^>]*>.*?<\/script>/s.exec(html)?.[0] ?? '';
  const main = html.slice(html.search(SHOWS_A_PAGE), html.indexOf('</main>'));
  // Cards of related products say prices of their own.
  return data + main.replace(/<article[\s>].*?<\/article>/gs, '');
};

/** Templates that lead whoever is not signed in elsewhere: tests of accounts look at them. */
const GUARDED: ReadonlySet<string> = new Set(['account', 'order confirmation']);

/** The templates that anybody may look at. */
export const openTemplates = () => templates().filter(([name]) => !GUARDED.has(name));
