/** Facts and sentences about a product. */
import { buildProduct } from '#fixtures/build.ts';
import { describe, expect, it } from 'vitest';
import { orderRule, productEnquiry, productFacts, productSummary } from './product-text.ts';

const ring = buildProduct({
  title: 'Ridge band',
  sku: 'RG101',
  description: 'Ridges all round.',
  netWeightMg: 4_200,
  grossWeightMg: 4_450,
  plating: 'rose-gold',
  finish: 'diamond-cut',
  stones: ['Cubic zirconia', 'Ruby'],
  originCountry: 'TR',
  moq: 12,
  orderMultiple: 6,
  packSize: 6,
});

describe('productFacts', () => {
  it('have labels and units', () => {
    expect(Object.fromEntries(productFacts(ring))).toMatchObject({
      'Net weight': '4.2 g',
      'Gross weight': '4.45 g',
      Purity: '925 sterling silver',
      Plating: 'Rose gold',
      Finish: 'Diamond-cut',
      Stones: 'Cubic zirconia, Ruby',
      'Country of origin': expect.stringMatching(/^T(?:ü|u)rk/),
      GST: '3%',
    });
  });

  it('state hallmark, plating, stones, closure and dimensions as far as they are known', () => {
    const studs = buildProduct({
      unit: 'pair',
      hallmark: 'bisHuid',
      plating: 'gold',
      platingNm: 500,
      stones: ['White CZ'],
      stoneCount: 36,
      closure: 'push-back',
      dimensions: { lengthUm: 22_500, widthUm: 14_000 },
      inTheBox: 'Pouch',
    });
    expect(Object.fromEntries(productFacts(studs, 'Bag'))).toMatchObject({
      Hallmark: 'BIS hallmarked with HUID, 925',
      Plating: 'Gold, 0.5 micron',
      Stones: 'White CZ, 36 stones per pair',
      Closure: 'Push-back',
      Dimensions: '22.5 mm long, 14 mm wide',
      'In the box': 'Pouch',
    });
    const names = productFacts(buildProduct({ platingNm: 500 })).map(([, value]) => value);
    expect(names.join()).not.toMatch(/hallmark|micron|mm/i);
    expect(productFacts(ring, 'Bag')).toContainEqual(['In the box', 'Bag']);
  });

  it('omit an unknown size', () => {
    const names = (product: typeof ring) => productFacts(product).map(([name]) => name);
    expect(names(ring)).not.toContain('Hallmark');
    expect(names(ring)).not.toContain('Size');
    expect(names(buildProduct({ sizeSystem: 'indianRing', sizes: [{ label: '12' }] }))).toContain(
      'Size',
    );
  });
});

describe('product texts', () => {
  it('state how a product can be ordered', () => {
    expect(orderRule(ring)).toBe('MOQ 12 pieces · Order multiple 6 · Pack size 6');
    expect(orderRule(buildProduct({ moq: 1, orderMultiple: 1, packSize: 1 }))).toBe('MOQ 1 piece');
  });

  it('state the unit of a pair or a set', () => {
    const studs = buildProduct({ unit: 'pair', moq: 12, orderMultiple: 6, netWeightMg: 2_400 });
    expect(orderRule(studs)).toContain('MOQ 12 pairs');
    expect(productFacts(studs)).toContainEqual(['Net weight', '2.4 g per pair']);
    expect(productFacts(studs)).toContainEqual(['Sold by', 'pair']);
  });

  it('give the range of the weights of its sizes, net and with stones', () => {
    const sizes = [{ label: '10', netWeightMg: 4_000 }, { label: '14' }];
    const facts = productFacts({ ...ring, sizes });
    expect(facts).toContainEqual(['Net weight', '4–4.2 g']);
    expect(facts).toContainEqual(['Gross weight', '4.25–4.45 g']);
  });

  it('summarise a product', () => {
    expect(productSummary(ring)).toBe(
      'Ridge band (RG101) in 925 sterling silver, 4.2 g, MOQ 12 pieces. Ridges all round.',
    );
  });

  it('start a chat with everything the seller needs', () => {
    expect(productEnquiry('Hello', ring, 'https://shop.example/x').split('\n')).toEqual([
      'Hello',
      'Ridge band (RG101)',
      'https://shop.example/x',
    ]);
  });
});
