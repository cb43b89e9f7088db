/** The weight of one page of each template that has a budget. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Children } from '#tooling/local/processes.ts';
import { pageScale } from './page-weight.ts';
import { buildSite, builtFolder, wasBuilt } from './static-build.ts';
import type { Section } from './section.ts';

/** A URL without extension, and the budget of the page for HTML and CSS together, bytes. */
interface SamplePage {
  name: string;
  address: string;
  budget: number;
}

const PRODUCT_BUDGET = 14_000;
const PRODUCT = /^\/product\/[^/]+\/[^/]+$/;

/** The product pages that have more than others: what they contain, and how it is counted in the HTML. */
const LARGE_PRODUCTS = [
  ['product in most sizes', /<input class="quantity/g],
  ['product by weight', /g silver at ₹/g],
  ['product after sign-in', /data-ladder/g],
] as const;

const addressesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(
      (entry) =>
        `/${relative(folder, join(entry.parentPath, entry.name)).slice(0, -'.html'.length)}`,
    )
    .sort();

/** One page of each kind of product that is larger than others. */
function largeProducts(folder: string): SamplePage[] {
  const pages = addressesIn(folder)
    .filter((address) => PRODUCT.test(address))
    .map((address) => ({ address, html: readFileSync(join(folder, `${address}.html`), 'utf8') }));
  return LARGE_PRODUCTS.flatMap(([name, part]) => {
    const counts = pages.map(({ html }) => html.match(part)?.length ?? 0);
    const most = pages[counts.indexOf(Math.max(...counts))];
    return most ? [{ name, address: most.address, budget: PRODUCT_BUDGET }] : [];
  });
}

/** One page per template. */
export function samplePages(folder: string): SamplePage[] {
  const addresses = addressesIn(folder);
  const first = (pattern: RegExp): string => {
    const match = addresses.find((address) => pattern.test(address));
    if (match === undefined) throw new Error(`No page matches ${pattern.source} in ${folder}`);
    return match;
  };
  return [
    { name: 'home', address: '/index', budget: 20_000 },
    { name: 'listing', address: '/products', budget: 20_000 },
    { name: 'product', address: first(PRODUCT), budget: PRODUCT_BUDGET },
    { name: 'blog post', address: first(/^\/blogs\/(?!page\/)[^/]+$/), budget: 20_000 },
  ];
}

/** A site of the smallest requested size, built in this run. */
export async function siteAtHand(children: Children, products: readonly number[]): Promise<string> {
  const smallest = Math.min(...products);
  const folder = builtFolder(smallest);
  if (!wasBuilt(smallest)) await buildSite(children, smallest);
  return folder;
}

export const pageWeights: Section = {
  name: 'weights',
  async run({ products }, { children }) {
    const folder = await siteAtHand(children, products);
    const weigh = pageScale(folder);
    return {
      title: 'Page weights (brotli bytes)',
      notes: ['each stylesheet is counted once, in full; script: what runs before any interaction'],
      rows: [...samplePages(folder), ...largeProducts(folder)].map(({ name, address, budget }) => {
        const { html, css, script } = weigh(`${address.slice(1)}.html`);
        const isWithinBudget = html + css <= budget && script <= 10_000;
        return {
          page: name,
          html,
          css,
          'html + css': html + css,
          budget,
          script,
          fits: isWithinBudget,
        };
      }),
    };
  },
};
