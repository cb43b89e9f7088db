/** Takes screenshots of a page at the widths in which screens are reviewed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const WIDTHS = [360, 768, 1440] as const;
/** The height of a long page that a sheet shows, px. */
const HIGHEST = 2_400;

type Clip = Record<'x' | 'y' | 'width' | 'height', number>;

/** The page once two pictures in a row are equal: floating controls move out of the way after a resize. */
async function settledPicture(page: Page, clip: Clip): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0);
  await expect(async () => {
    const before = picture;
    picture = await page.screenshot({ fullPage: true, clip });
    expect(picture.equals(before)).toBe(true);
  }).toPass({ intervals: [250] });
  return picture;
}

/** @param area its contact sheet @param name what the picture shows, used as file name */
export async function shoot(page: Page, area: string, name: string): Promise<void> {
  for (const width of WIDTHS) {
    const folder = `.cache/screens/${area}/${width}`;
    mkdirSync(folder, { recursive: true });
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map((image) => {
          image.loading = 'eager';
          return image.decode().catch(() => undefined);
        }),
      ),
    );
    const file = name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '');
    const clip = { x: 0, y: 0, width, height: Math.min(height, HIGHEST) };
    writeFileSync(`${folder}/${file}.png`, await settledPicture(page, clip));
  }
}
