/** Actions of visitors on public pages, each from a fresh page, measured in bytes and waiting time. */
import type { Page } from '@playwright/test';

export interface Act {
  name: string;
  /** The page it starts on. */
  address: string;
  /** Performs the action and waits until it is done. */
  run: (page: Page) => Promise<void>;
}

const filterSheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** @param product the URL of a product page */
export const acts = (product: string): readonly Act[] => [
  {
    name: 'filter a list',
    address: '/products',
    async run(page) {
      await page.locator('[data-list-filter]').click();
      const boxes = filterSheet(page).getByRole('checkbox');
      for (const place of [0, 1, 2]) await boxes.nth(place).click();
      await page.keyboard.press('Escape');
      await page.getByRole('list', { name: 'Selected filters' }).waitFor();
    },
  },
  {
    name: 'sort a list',
    address: '/products',
    async run(page) {
      await page.locator('[data-list]').getByLabel('Sort').selectOption('price');
      // The static list says which products it shows; the rendered one says which page.
      await page.getByText(/designs, page 1 of/).waitFor();
    },
  },
  {
    name: 'search',
    address: '/',
    async run(page) {
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      await searchDialog(page).getByRole('searchbox').pressSequentially('gold hoops');
      await searchDialog(page).locator('li [data-search-step]').first().waitFor();
    },
  },
  {
    name: 'add to the order list',
    address: product,
    async run(page) {
      // The quantity, or that of the first size.
      await page.locator('main form').getByRole('spinbutton').first().fill('24');
      await page.getByRole('button', { name: 'Add to order list' }).click();
      await page.getByRole('dialog', { name: 'Order list' }).waitFor();
    },
  },
  {
    name: 'look at a picture closely',
    address: product,
    async run(page) {
      await page.locator('main picture').first().click();
      await page.getByRole('dialog', { name: 'Pictures' }).waitFor();
    },
  },
  {
    name: 'WhatsApp from any page',
    address: '/products',
    async run(page) {
      // On phones it is shown at the end of a page.
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      await page.getByRole('link', { name: 'Enquire on WhatsApp' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
