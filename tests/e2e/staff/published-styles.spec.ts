/** Published pages are styled like those of a plain build. */
import { openTemplates } from '../../built-site.ts';
import { stylesIn } from '../component-styles.ts';
import { expect, test } from './published-shop.ts';

// Waits for a publish. The plain build is another site, and the small shop has no picture files.
test.describe.configure({ timeout: 180_000 });
test.use({ provoked: /request to |404 for .*\/pictures\// });

test('components look the same on the published site as in a plain build', async ({
  page,
  shop,
}) => {
  await shop.startPublisher();
  await expect.poll(() => shop.served('/products')).toContain('RG1');
  for (const [published, plain] of [
    ['/', '/'],
    ['/products', '/products'],
    ['/product/RG1/rg1', new Map(openTemplates()).get('product with a price')],
  ] as const) {
    await page.goto(published);
    const looks = await stylesIn(page);
    await page.goto(`${process.env['SITE_ORIGIN']}${plain}`);
    const expected = await stylesIn(page);
    for (const [component, ofComponent] of Object.entries(looks)) {
      if (ofComponent.length > 0)
        expect.soft(ofComponent, `${component} of ${published}`).toEqual(expected[component]);
    }
    expect(looks['header tool'], published).toHaveLength(1);
  }
});
