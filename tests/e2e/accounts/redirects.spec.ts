/** The return path: passed between sign-in pages, and never external. */
import type { Page } from '@playwright/test';
import { HOSTILE_REDIRECTS } from '#fixtures/hostile-redirects.ts';
import { arriveAt, expect, openSignedIn, createPerson, test } from './customer.ts';

const BACK = '/products/2?sort=new';
const QUERY = `?redirect=${encodeURIComponent(BACK)}`;

const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click();

test('the return path is passed from page to page', async ({ page }) => {
  const person = await createPerson();
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

/** A sample, for the whole flow. All are tested beside `return-path.ts`. */
const CORPUS = HOSTILE_REDIRECTS.filter((redirect) => redirect.length < 4_000).filter(
  (_redirect, index) => index % 27 === 0,
);

test('a signed-in visitor is never redirected to another site', async ({
  page,
  context,
  baseURL,
}) => {
  const { origin } = new URL(String(baseURL));
  await openSignedIn(page, await createPerson(), '/about');
  const foreign: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (request.isNavigationRequest() && url.origin !== origin) foreign.push(url.href);
  });
  page.on('dialog', (dialog) => foreign.push(dialog.message()));
  expect(CORPUS.length).toBeGreaterThan(4);
  // Only the URL matters here; a stub avoids loading the whole account.
  await context.route('**/account', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>account</title>' }),
  );
  for (const redirect of CORPUS) {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await expect(page, JSON.stringify(redirect)).toHaveURL(`${origin}/account`);
  }
  expect(foreign).toEqual([]);
});

test('an unencoded return path never leads to another site', async ({ page, baseURL }) => {
  const { origin } = new URL(String(baseURL));
  await openSignedIn(page, await createPerson(), '/about');
  for (const query of [
    'redirect=//evil.example',
    'redirect=/\\evil.example',
    'redirect=/%09/evil.example',
    'redirect=//evil.example&redirect=/about',
    'continueUrl=https://evil.example/about',
  ]) {
    await page.goto(`/login?${query}`);
    await expect(page, query).toHaveURL(`${origin}/account`);
  }
});

test('links on the pages do not pass on an unsafe return path', async ({ page }) => {
  await page.goto(`/login?redirect=${encodeURIComponent('//evil.example')}`);
  const links = page.getByRole('main').getByRole('link');
  await expect(links.filter({ hasText: 'Register your business' })).toHaveAttribute(
    'href',
    '/register',
  );
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.filter((href) => href?.includes('evil'))).toEqual([]);
});
