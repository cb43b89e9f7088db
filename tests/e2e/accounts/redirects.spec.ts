/** The way back: kept from page to page of sign-in, and never a way out of the shop. */
import type { Page } from '@playwright/test';
import { HOSTILE_REDIRECTS } from '#fixtures/hostile-redirects.ts';
import { arriveAt, expect, signIn, somebody, test } from './customer.ts';

const BACK = '/products/2?sort=new';
const QUERY = `?redirect=${encodeURIComponent(BACK)}`;

const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click();

test('the way back goes along from page to page', async ({ page }) => {
  const person = await somebody();
  await page.goto(`/login${QUERY}`);
  await follow(page, 'Register your business');
  await arriveAt(page, `/register${QUERY}`);
  await follow(page, 'Sign in');
  await arriveAt(page, `/login${QUERY}`);
  await follow(page, 'Forgot your password?');
  await arriveAt(page, `/reset-password${QUERY}`);
  await follow(page, 'Back to sign-in');
  await arriveAt(page, `/login${QUERY}`);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await arriveAt(page, BACK);
});

/** Of each kind of attack some; each visit of a page takes its time. */
const CORPUS = HOSTILE_REDIRECTS.filter((wanted) => wanted.length < 4_000).filter(
  (_wanted, index) => index % 9 === 0,
);

test('whoever is signed in is never led elsewhere', async ({ page, context, baseURL }) => {
  const { origin } = new URL(String(baseURL));
  await signIn(page, await somebody(), '/about');
  const foreign: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (request.isNavigationRequest() && url.origin !== origin) foreign.push(url.href);
  });
  page.on('dialog', (dialog) => foreign.push(dialog.message()));
  expect(CORPUS.length).toBeGreaterThan(15);
  // Where they are led does not matter here, only that it is the account; its own guard would ask much.
  await context.route('**/account', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>account</title>' }),
  );
  for (const wanted of CORPUS) {
    await page.goto(`/login?redirect=${encodeURIComponent(wanted)}`);
    await expect(page, JSON.stringify(wanted)).toHaveURL(`${origin}/account`);
  }
  expect(foreign).toEqual([]);
});

test('nor by what stands unencoded in the address', async ({ page, baseURL }) => {
  const { origin } = new URL(String(baseURL));
  await signIn(page, await somebody(), '/about');
  for (const query of [
    'redirect=//evil.example',
    'redirect=/\\evil.example',
    'redirect=https://evil.example',
    'redirect=javascript:alert(1)',
    'redirect=/%09/evil.example',
    'redirect=/..//evil.example',
    'redirect=//evil.example&redirect=/about',
    'continueUrl=https://evil.example/about',
  ]) {
    await page.goto(`/login?${query}`);
    await expect(page, query).toHaveURL(`${origin}/account`);
  }
});

test('a page of sign-in as the way back does not lead round in circles', async ({ page }) => {
  const person = await somebody();
  await signIn(page, person, '/about');
  for (const back of [
    '/login',
    '/register?redirect=/login',
    '/LOGIN.html',
    '/login?redirect=/login',
  ]) {
    await page.goto(`/login?redirect=${encodeURIComponent(back)}`);
    await arriveAt(page, '/account');
  }
});

test('links on the pages do not carry what is not safe', async ({ page }) => {
  await page.goto(`/login?redirect=${encodeURIComponent('//evil.example')}`);
  const links = page.getByRole('main').getByRole('link');
  await expect(links.filter({ hasText: 'Register your business' })).toHaveAttribute(
    'href',
    '/register',
  );
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.filter((href) => href?.includes('evil'))).toEqual([]);
});
