/**
 * Every public template fits every width: nothing scrolls sideways, and no content is clipped or covered. It passes
 * axe on a phone and on a desktop, and its controls are large enough to tap.
 */
import { fileOf, openTemplates, pageAddresses, readSiteFile } from '../built-site.ts';
import { axeFinds } from './axe.ts';
import { faultsHere, layoutFaults } from './layout-faults.ts';
import { expect, test } from './quiet-page.ts';
import { smallControls } from './small-controls.ts';

/** A strip of pictures with thumbnails, which no other page has. */
const severalPictures = pageAddresses().find((address) =>
  readSiteFile(fileOf(address)).includes('id="picture-2"'),
);
const pages = [...openTemplates(), ['product with several pictures', String(severalPictures)]];

for (const [name = '', address = ''] of pages) {
  test(`${name} fits every width, and axe finds nothing`, async ({ page }) => {
    await page.goto(address);
    await page.setViewportSize({ width: 1440, height: 800 });
    expect.soft(await axeFinds(page, 'visual'), 'on a desktop').toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect.soft(await axeFinds(page), 'on a phone').toEqual([]);
    expect.soft(await smallControls(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
  });
}

test('the check finds content that does not fit', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => {
    const [heading, cover] = [document.createElement('h2'), document.createElement('button')];
    heading.textContent = 'Too far right';
    heading.style.cssText = 'position: relative; left: 100vw';
    cover.textContent = 'Floating';
    cover.style.cssText = 'position: fixed; inset: 20% 30%; background: red';
    document.querySelector('main')?.prepend(heading);
    document.body.append(cover);
  });
  const faults = (await page.evaluate(faultsHere)).join('\n');
  expect(faults).toMatch(/scrolls sideways/);
  expect(faults).toMatch(/cut by the window: h2 "Too far right"/);
  expect(faults).toMatch(/button "Floating" covers a/);
});
