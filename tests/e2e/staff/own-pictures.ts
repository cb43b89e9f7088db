/** Helpers for pictures in forms and the database. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, stored } from './staff.ts';

export const RING = 'public/pictures/demo/bangle-set-gold-640.webp';
export const STORAGE = String(process.env['STORAGE_EMULATOR']);

export const file = (name: string, buffer = readFileSync(RING)) => ({
  name,
  mimeType: 'image/png',
  buffer,
});

export const add = (page: Page) => page.getByLabel('Add images');
export const cards = (page: Page) =>
  page.getByRole('list', { name: 'Images in order' }).getByRole('listitem');
export const altField = (page: Page, place: number) =>
  cards(page).nth(place).getByLabel('Alt text');
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
export const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'All changes saved.' })).toBeVisible();

interface Picture {
  url: string;
  width: number;
  height: number;
  alt: string;
  widths: number[];
}

/** The stored pictures of a product. */
export async function picturesOf(id: string): Promise<Picture[]> {
  return ((await stored(`prod/${id}`)) ?? {})['images'] as Picture[];
}

/** A picture drawn by the browser, different from those of other tests. */
export async function drawn(page: Page, width: number, height: number, type = 'image/png') {
  const bytes = await page.evaluate(
    async ([w, h, kind]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      if (!context) return [];
      context.fillStyle = `hsl(${Math.random() * 360} 40% 60%)`;
      context.fillRect(0, 0, w / 2, h);
      const blob = await canvas.convertToBlob({ type: kind });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [width, height, type] as const,
  );
  return Buffer.from(bytes);
}
