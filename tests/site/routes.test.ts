/** Every route of the specification responds through Hosting with its title, one heading, header and footer. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { templates } from '../built-site.ts';

const origin = String(process.env['SITE_ORIGIN']);
const byName = new Map(templates());

const SITE = ' | GlamBug Mart';

const textsOf = (tag: string, within: ReturnType<typeof parseDocument>): string[] =>
  DomUtils.getElementsByTagName(tag, within).map((each) => DomUtils.textContent(each).trim());

/** The response to a visitor at a URL. */
async function served(address: string) {
  const response = await fetch(origin + address);
  const html = await response.text();
  const document = parseDocument(html);
  return {
    status: response.status,
    // SVGs have titles, too.
    title: textsOf('title', parseDocument(html.slice(0, html.indexOf('</head>')))),
    headings: textsOf('h1', document),
    isFramed: ['header', 'footer'].every((tag) => textsOf(tag, document).length > 0),
  };
}

/** URL and full title, from the demo shop's settings or the name of the page. */
const ROUTES: readonly (readonly [address: string, title: string])[] = [
  ['/', `Wholesale 925 Silver Jewellery in India${SITE}`],
  ['/test', `Server-Rendering Test${SITE}`],
  ['/products', `All Products – 925 Silver Wholesale Catalogue${SITE}`],
  ['/products/2', `All Products – 925 Silver Wholesale Catalogue${SITE} – Page 2`],
  ['/category', `Categories – 925 Silver by Type${SITE}`],
  ['/about', `About Us – 15 Years in Silver${SITE}`],
  ['/blogs', `Glam Buzz - Latest Blogs${SITE}`],
  ['/contact', `Contact – Visit, Call or WhatsApp${SITE}`],
  ['/search', `Search the Catalogue${SITE}`],
  ['/order-list', `Order List${SITE}`],
  ['/line-sheet', `Line Sheet${SITE}`],
  ['/login', `Sign In${SITE}`],
  ['/register', `Register Your Business${SITE}`],
  ['/reset-password', `Reset Password${SITE}`],
  ['/verify-email', `Verify Your Email${SITE}`],
  ['/privacy-policy', `Privacy Policy${SITE}`],
  ['/shipping', `Shipping Policy${SITE}`],
  ['/returns', `Returns and Refunds${SITE}`],
  ['/terms-conditions', `Terms and Conditions${SITE}`],
  ['/faqs', `FAQs – Buying Wholesale Silver${SITE}`],
  ['/careers', `Careers in Hyderabad${SITE}`],
  ['/offline', `You Are Offline${SITE}`],
  // Served to everyone; a script sends signed-out visitors to sign-in.
  ['/account', `My Account${SITE}`],
  ['/order-confirmation/3f1c0b9e-0000-4000-8000-000000000000', `Order Confirmation${SITE}`],
];

test.each(ROUTES)('%s has its title', async (address, title) => {
  expect(await served(address)).toEqual({
    status: 200,
    title: [title],
    headings: [expect.stringMatching(/\S/)],
    isFramed: true,
  });
});

test.each([
  'product with a price',
  'product priced after sign-in',
  'product priced on request',
  'product with hostile words',
  'category',
  'subcategory',
  'post',
])('a %s has its own name in its title', async (name) => {
  const page = await served(String(byName.get(name)));
  expect(page).toMatchObject({
    status: 200,
    headings: [expect.stringMatching(/\S/)],
    isFramed: true,
  });
  const [title = ''] = page.title;
  expect(title).toContain(page.headings[0]);
  expect(title.endsWith(SITE)).toBe(true);
});

test('any other path returns status 404', async () => {
  const { status, title } = await served('/no/such/page');
  expect(status).toBe(404);
  expect(title).toEqual([expect.stringContaining('Page Not Found')]);
});
