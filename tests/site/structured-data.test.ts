/** The structured data of every template is valid and correct, and safe with hostile text. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { HOSTILE_PATHS, HOSTILE_TITLES } from '../fixtures/hostile-products.ts';
import { fileOf, readSiteFile, templates } from '../built-site.ts';

const entity = z.looseObject({ '@type': z.string() });
type Entity = z.output<typeof entity>;
const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(entity).min(1),
});

const scriptsOf = (address: string): string[] =>
  DomUtils.getElementsByTagName('script', parseDocument(readSiteFile(fileOf(address))))
    .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
    .map((script) => DomUtils.textContent(script));

const entitiesOf = (address: string): Entity[] =>
  scriptsOf(address).flatMap((text) => graph.parse(JSON.parse(text))['@graph']);

const typesOf = (address: string): string[] => entitiesOf(address).map((each) => each['@type']);

/** The required properties for each type on the site, from schema.org's documentation. */
const MUST_HAVE: Readonly<Record<string, z.ZodType>> = {
  Organization: z.looseObject({ name: z.string().min(1), url: z.url(), logo: z.unknown() }),
  WebSite: z.looseObject({
    url: z.url(),
    potentialAction: z.looseObject({ '@type': z.literal('SearchAction') }),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ position: z.int().min(1), name: z.string().min(1) }))
      .min(1)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
  Product: z.looseObject({ name: z.string().min(1), sku: z.string().min(1) }),
  BlogPosting: z.looseObject({
    headline: z.string().min(1),
    datePublished: z.iso.datetime({ offset: true }).or(z.iso.date()),
    author: z.unknown(),
  }),
  FAQPage: z.looseObject({
    mainEntity: z
      .array(
        z.looseObject({
          '@type': z.literal('Question'),
          name: z.string().min(1),
          acceptedAnswer: z.looseObject({ text: z.string().min(1) }),
        }),
      )
      .min(1),
  }),
};

const amount = z.string().regex(/^\d+\.\d{2}$/);
const figures = {
  priceCurrency: z.literal('INR'),
  availability: z.url().startsWith('https://schema.org/'),
};
const offer = z.discriminatedUnion('@type', [
  z.looseObject({ '@type': z.literal('Offer'), price: amount, ...figures }),
  z.looseObject({
    '@type': z.literal('AggregateOffer'),
    lowPrice: amount,
    highPrice: amount,
    ...figures,
  }),
]);

const addresses = new Map(templates());
const addressOf = (name: string): string => {
  const address = addresses.get(name);
  if (address === undefined) throw new Error(`No template called ${name}`);
  return address;
};

describe.each(templates())('%s (%s)', (_name, address) => {
  test('has valid and complete structured data', () => {
    for (const each of entitiesOf(address)) {
      const required = MUST_HAVE[each['@type']];
      if (required) expect(required.safeParse(each).error?.issues ?? []).toEqual([]);
    }
  });

  test('contains no character that could end the script', () => {
    for (const text of scriptsOf(address)) expect(text).not.toMatch(/[<\u2028\u2029]/);
  });
});

test.each([
  ['home', ['Organization', 'WebSite']],
  ['products', ['BreadcrumbList']],
  ['category', ['BreadcrumbList']],
  ['subcategory', ['BreadcrumbList']],
  ['product with a price', ['BreadcrumbList', 'Product']],
  ['post', ['BreadcrumbList', 'BlogPosting']],
  ['faqs', ['FAQPage']],
])('%s has entities of the types %j', (name, types) => {
  expect(typesOf(addressOf(name))).toEqual(expect.arrayContaining(types));
});

describe('offers', () => {
  const productOf = (name: string): Entity | undefined =>
    entitiesOf(addressOf(name)).find((each) => each['@type'] === 'Product');

  test('have a public price in rupees', () => {
    expect(
      offer.safeParse(productOf('product with a price')?.['offers']).error?.issues ?? [],
    ).toEqual([]);
  });

  test.each(['product priced after sign-in', 'product priced on request'])(
    'are missing for a %s',
    (name) => {
      expect(productOf(name)).toBeDefined();
      expect(productOf(name)).not.toHaveProperty('offers');
    },
  );
});

describe('hostile text', () => {
  test.each(HOSTILE_PATHS.filter((path) => path.startsWith('/product/')))(
    '%s keeps its title exactly',
    (address) => {
      const product = entitiesOf(address).find((each) => each['@type'] === 'Product');
      const sku = String(address.split('/')[2]);
      expect(product).toMatchObject({ sku, name: HOSTILE_TITLES[sku] });
    },
  );
});
