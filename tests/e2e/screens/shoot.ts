/** Takes a page's picture at the widths that screens are judged at. */
import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

const WIDTHS = [360, 768, 1440] as const;
/** A sheet shows the beginning of a long page, px. */
const HIGHEST = 2_400;

/** How long floating controls take to move, ms. */
const FLOATS_MOVE_MS = 500;

/** @param area its contact sheet @param name what the picture shows, for its file's name */
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
    // Floating controls move out of the way a moment after a resize.
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), FLOATS_MOVE_MS);
    const file = name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '');
    const clip = { x: 0, y: 0, width, height: Math.min(height, HIGHEST) };
    await page.screenshot({ path: `${folder}/${file}.png`, fullPage: true, clip });
  }
}
