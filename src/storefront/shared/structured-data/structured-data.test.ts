/** Structured data matches the pages and uses schema.org terms. */
import { jsonLdGraph, jsonLdText } from '#storefront/shared/model/json-ld.ts';
import { buildBlog, buildProduct, buildSiteSettings } from '#fixtures/build.ts';
import { describe, expect, it } from 'vitest';
import { blogPostingData, breadcrumbData, faqPageData } from './content.ts';
import { organizationData, webSiteData } from './organization.ts';
import { productData } from './product.ts';
import { atRate } from '#core/silver/price-at-rate.ts';

const ORIGIN = 'https://shop.example';

describe('productData', () => {
  const product = buildProduct({
    sku: 'RG101',
    slug: 'ridge-band',
    priceMode: 'public',
    pricePaise: 45_000,
    tiers: [],
    moq: 12,
    grossWeightMg: 4_250,
    netWeightMg: 4_200,
  });

  it('offers a public price in rupees with two decimals', () => {
    expect(productData(product, 'Rings', ORIGIN)).toMatchObject({
      sku: 'RG101',
      url: 'https://shop.example/product/RG101/ridge-band',
      category: 'Rings',
      weight: { value: 4.25, unitCode: 'GRM' },
      offers: {
        price: '450.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        priceSpecification: { valueAddedTaxIncluded: false, eligibleQuantity: { minValue: 12 } },
      },
    });
  });

  it.each(['signIn', 'onRequest'] as const)('has no offer in price mode %s', (priceMode) => {
    const data = productData(buildProduct({ priceMode }), undefined, ORIGIN);
    expect(data).not.toHaveProperty('offers');
    expect(JSON.stringify(data)).not.toMatch(/price/i);
  });

  it('includes the availability', () => {
    const soldOut = { ...product, stockStatus: 'outOfStock' as const };
    expect(productData(soldOut, undefined, ORIGIN)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('escapes hostile names without changing them', () => {
    const name = `Band "Rani" </script><script>alert('x')</script>`;
    const text = jsonLdText(jsonLdGraph(productData({ ...product, title: name }, name, ORIGIN)));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name, category: name }] });
  });
});

it('gives a product its price and MOQ per unit of sale, and its sizes', () => {
  const product = buildProduct({
    unit: 'pair',
    moq: 12,
    sizeSystem: 'indianRing',
    sizes: [{ label: '12' }],
  });
  expect(productData(product, undefined, ORIGIN)).toMatchObject({
    size: 'Indian 12',
    offers: {
      priceSpecification: {
        referenceQuantity: { value: 1, unitCode: 'PR', unitText: 'pair' },
        eligibleQuantity: { minValue: 12, unitCode: 'PR', unitText: 'pair' },
      },
    },
  });
});

it.each([
  ['pair', 'g per pair'],
  ['set of 6', 'g per set of 6'],
  ['piece', undefined],
])('says what the weight of a %s is for: %s', (unit, unitText) => {
  const { weight } = productData(buildProduct({ unit, grossWeightMg: 4_250 }), undefined, ORIGIN);
  expect(weight).toEqual({
    ...{ '@type': 'QuantitativeValue', value: 4.25, unitCode: 'GRM' },
    ...(unitText && { unitText }),
  });
});

describe('sizes priced by their own weights', () => {
  const offersAt = (sizes: { label: string; netWeightMg?: number }[], priceMode = 'public') => {
    const product = buildProduct({
      ...{ moq: 1, netWeightMg: 3_000, sizeSystem: 'indianRing', sizes },
      byWeight: { makingPerGramPaise: 1_000, makingTiers: [] },
      ...(priceMode === 'signIn' && { priceMode, byWeight: undefined, pricePaise: undefined }),
    });
    return productData(atRate(product, 10_000), undefined, ORIGIN, 10_000);
  };

  it('are one offer from the lowest to the highest price', () => {
    expect(
      offersAt([{ label: '12' }, { label: '14', netWeightMg: 4_400 }, { label: '16' }]),
    ).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        ...{ lowPrice: '330.00', highPrice: '484.00', offerCount: 3, priceCurrency: 'INR' },
        priceSpecification: { minPrice: 330, maxPrice: 484 },
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('have one price if they cost the same', () => {
    expect(offersAt([{ label: '12', netWeightMg: 4_400 }])).toMatchObject({
      offers: { '@type': 'Offer', price: '484.00', priceSpecification: { price: '484.00' } },
    });
  });

  it('have no offer while the price is not public', () => {
    const hidden = offersAt([{ label: '12' }, { label: '14', netWeightMg: 4_400 }], 'signIn');
    expect(hidden).not.toHaveProperty('offers');
  });
});

describe('the seller and the site', () => {
  const site = buildSiteSettings({ businessName: 'GlamBug Mart', phone: '+919000000001' });

  it('reference each other', () => {
    const seller = organizationData(site, ORIGIN);
    expect(seller).toMatchObject({ name: 'GlamBug Mart', url: 'https://shop.example/' });
    expect(webSiteData(site, ORIGIN)).toMatchObject({
      publisher: { '@id': 'https://shop.example/#organization' },
      potentialAction: {
        target: { urlTemplate: 'https://shop.example/search?q={search_term}' },
        'query-input': 'required name=search_term',
      },
    });
  });
});

describe('other structured data', () => {
  it('numbers the breadcrumbs', () => {
    const crumbs = [
      { name: 'Home', path: '/' },
      { name: 'About', path: '/about' },
    ];
    expect(breadcrumbData(crumbs, ORIGIN)).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://shop.example/' },
        { position: 2, name: 'About', item: 'https://shop.example/about' },
      ],
    });
  });

  it('contains the date of a post', () => {
    const post = buildBlog({ slug: 'care', publishAt: Date.UTC(2026, 0, 2) });
    expect(blogPostingData(post, ORIGIN, 'Shop')).toMatchObject({
      mainEntityOfPage: 'https://shop.example/blogs/care',
      datePublished: '2026-01-02T00:00:00.000Z',
    });
  });

  it.each([
    ['Shop', { '@type': 'Organization', '@id': 'https://shop.example/#organization' }],
    ['Meera Rao', { '@type': 'Person', name: 'Meera Rao' }],
  ])('distinguishes whether %s is the seller or a person', (author, data) => {
    expect(blogPostingData(buildBlog({ author }), ORIGIN, 'Shop').author).toMatchObject(data);
  });

  it('contains questions with answers', () => {
    const data = faqPageData([{ question: 'Is it *925*?', answer: 'Yes, **always**.' }]);
    expect(data).toMatchObject({
      mainEntity: [
        { name: 'Is it *925*?', acceptedAnswer: { text: '<p>Yes, <strong>always</strong>.</p>' } },
      ],
    });
  });
});
