/** What the publisher writes is styled as a plain build is. */
import { openTemplates } from '../../built-site.ts';
import { looksIn } from '../component-looks.ts';
import { expect, test } from './published-shop.ts';

// A publish has to end. The plain build is another site, and the small shop has no picture files.
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
    const looks = await looksIn(page);
    await page.goto(`${process.env['SITE_ORIGIN']}${plain}`);
    const wanted = await looksIn(page);
    for (const [component, found] of Object.entries(looks)) {
      if (found.length > 0)
        expect.soft(found, `${component} of ${published}`).toEqual(wanted[component]);
    }
    expect(looks['header tool'], published).toHaveLength(1);
  }
});
