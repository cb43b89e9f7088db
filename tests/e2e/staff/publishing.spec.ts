/** Publishing: the screen agrees with the pages that visitors are served. */
import type { Locator, Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { FieldValue } from '#firebase/admin/firestore.ts';
import { createPerson, openSignedIn } from '../accounts/customer.ts';
import { expect, openAsStaff, test } from './published-shop.ts';
import { PATIENT } from './staff.ts';

const RING = '/product/RG1/rg1';

// Waits for a publish and its display.
test.describe.configure({ timeout: 180_000 });

/** Refreshes at once, instead of within a minute. */
async function openPublishing(page: Page): Promise<void> {
  await page.goto('/admin/publishing');
  await expect(page.getByRole('heading', { level: 1, name: 'Publishing' })).toBeVisible();
}

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });
/** Row of a document in a list of the screen. */
const row = (page: Page, list: string, name: string): Locator =>
  section(page, list).getByRole('listitem').filter({ hasText: name });
/** The status in the bar. */
const inSight = (page: Page): Locator => page.getByRole('link', { name: /^Publishing:/ });
const publishNow = (page: Page) => page.getByRole('button', { name: 'Publish now' }).click();

test('a saved product is waiting, building and live in turn, as the served pages show', async ({
  page,
  shop,
}) => {
  await shop.startPublisher();
  await openAsStaff(page, '/admin/publishing');
  await expect(inSight(page)).toHaveText(/All live/, PATIENT);
  await expect(section(page, 'History').getByRole('listitem')).toHaveCount(1);

  await shop.saveProduct('rg1', { title: 'Ring of the day' });
  await openPublishing(page);
  await expect(row(page, 'Not live yet', 'Ring of the day')).toContainText('Edits not live');
  await expect(row(page, 'Not live yet', 'Ring of the day')).toContainText(
    /Goes live automatically by \d+:\d\d\s[ap]m/,
  );
  await expect(inSight(page)).toHaveText(/1 change not live yet/);
  expect(await shop.served(RING)).not.toContain('Ring of the day');

  await page.goto('/admin/products');
  const listed = page.getByRole('row').filter({ hasText: 'Ring of the day' });
  await expect(listed).toContainText('Edits not live');
  await expect(page.getByRole('row').filter({ hasText: 'RG2' })).toContainText('Live');

  await openPublishing(page);
  shop.pausePublish();
  await publishNow(page);
  await expect(row(page, 'Not live yet', 'Ring of the day')).toContainText('Publishing');
  await expect(inSight(page)).toHaveText(/Publishing… \d+%/);
  await expect(page.getByRole('progressbar', { name: 'Reading changes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  expect(await shop.served(RING)).not.toContain('Ring of the day');

  shop.letOn();
  await expect(section(page, 'Not live yet')).toContainText(
    'All saved changes are on the live site',
    PATIENT,
  );
  await expect(inSight(page)).toHaveText(/All live/, PATIENT);
  expect(await shop.served(RING)).toContain('Ring of the day');
  await expect(
    section(page, 'History').getByRole('listitem').filter({ hasText: 'By you' }),
  ).toContainText('1 change, ');
});

test.describe('hidden documents', () => {
  // The live site is checked for them.
  test.use({ provoked: /404 for / });

  test('are still live until published; a new draft never was', async ({ page, shop }) => {
    await shop.startPublisher();
    await shop.saveProduct('rg1', { title: 'Ring no more', status: 'archived' });
    await shop.saveProduct('rg20', {
      title: 'Ring to come',
      status: 'draft',
      createdAt: Date.now(),
    });
    await shop.remove('prod/rg2');
    await openAsStaff(page, '/admin/publishing');
    await expect(row(page, 'Not live yet', 'Ring no more')).toContainText('Still live');
    await expect(row(page, 'Not live yet', 'RG2')).toContainText('Deleted. Leaves the live site');
    await expect(section(page, 'Not live yet').getByRole('listitem')).toHaveCount(2);
    await expect(inSight(page)).toHaveText(/2 changes not live yet/);
    expect(await shop.served(RING)).toBeDefined();

    await publishNow(page);
    await expect(inSight(page)).toHaveText(/All live/, PATIENT);
    expect(await shop.served(RING)).toBeUndefined();
    expect(await shop.served('/product/RG2/rg2')).toBeUndefined();

    // Archiving it again does not make it live.
    await shop.saveProduct('rg1', { title: 'Ring no more', status: 'draft' });
    await openPublishing(page);
    await expect(inSight(page)).toHaveText(/All live/, PATIENT);
  });
});

test('a publish that would empty the shop is refused with an explanation, and can be allowed once', async ({
  page,
  shop,
}) => {
  await shop.startPublisher();
  for (const path of shop.products) await shop.remove(path);
  await openAsStaff(page, '/admin/publishing');
  await publishNow(page);
  const failure = page.getByRole('alert').filter({ hasText: 'Many products would disappear' });
  await expect(inSight(page)).toHaveText(/Last publish failed/);
  expect(await shop.served(RING)).toBeDefined();

  await failure.getByRole('button', { name: 'Publish with fewer products…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish with fewer products' });
  await dialog.getByRole('button', { name: 'Publish with fewer products' }).click();
  await expect(inSight(page)).toHaveText(/All live/, PATIENT);
  await expect(failure).toBeHidden();
  expect(await shop.served(RING)).toBeUndefined();
});

test('reports an invalid document with field and reason, and publishes the rest', async ({
  page,
  shop,
}) => {
  await shop.startPublisher();
  const data = (await shop.firestore.doc('prod/rg3').get()).data();
  await shop.write({ 'prod/rg3': { ...data, netWeightMg: 'heavy', updatedAt: new Date() } });
  await shop.saveProduct('rg1', { title: 'Ring of the day' });
  await openAsStaff(page, '/admin/publishing');
  await expect(row(page, 'Not live yet', 'RG3')).toContainText('Has errors');
  await publishNow(page);
  const report = row(page, 'Left out of the last publish', 'Product rg3');
  await expect(report).toContainText('Net weight (milligrams): must be a number, but is "heavy"');
  await expect(inSight(page)).toHaveText(/All live/, PATIENT);
  expect(await shop.served(RING)).toContain('Ring of the day');
  expect(await shop.served('/product/RG3/rg3')).toBeUndefined();

  // The link leads to the form, where it is corrected.
  await report.getByRole('link').click();
  await expect(page.getByText('Correct the marked fields and save.')).toBeVisible();
  const weight = page.getByLabel('Net weight');
  await expect(weight).toHaveAttribute('aria-invalid', 'true');
  await weight.fill('1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  expect((await shop.firestore.doc('prod/rg3').get()).get('netWeightMg')).toBe(1000);
  await page.getByRole('link', { name: /^Publishing:/ }).click();
  await publishNow(page);
  // The status may still be that of before the save.
  await expect.poll(() => shop.served('/product/RG3/rg3')).toBeDefined();
  await expect(inSight(page)).toHaveText(/All live/, PATIENT);
});

test('staff pause automatic publishing, see who did it and when, and resume it', async ({
  page,
  shop,
}) => {
  await shop.startPublisher();
  await shop.saveProduct('rg1', { title: 'Ring of the day' });
  await openAsStaff(page, '/admin/publishing');
  const automatic = section(page, 'Automatic publishing');
  await expect(automatic).toContainText(/Goes live automatically by \d+:\d\d\s[ap]m/);
  await expect(inSight(page)).toHaveText(/1 change not live yet.*live by \d+:\d\d\s[ap]m/);

  await automatic.getByRole('button', { name: 'Pause automatic publishing' }).click();
  await expect(automatic).toContainText('Automatic publishing is paused');
  await expect(automatic).toContainText('including scheduled items');
  await expect(automatic).toContainText('Paused by you on');
  await expect(inSight(page)).toHaveText(/1 change not live yet.*paused/);
  await expect(row(page, 'Not live yet', 'Ring of the day')).toContainText(
    'Automatic publishing is paused',
  );
  expect(await axeFinds(page)).toEqual([]);

  // A pause does not affect publishes requested by staff.
  await publishNow(page);
  await expect(inSight(page)).toHaveText(/All live/, PATIENT);
  expect(await shop.served(RING)).toContain('Ring of the day');

  await automatic.getByRole('button', { name: 'Resume automatic publishing' }).click();
  await expect(automatic).toContainText('Automatic publishing is on');
});

test('the editor shows when a saved product goes live, and publishes it on request', async ({
  page,
  shop,
}) => {
  await shop.startPublisher();
  await openAsStaff(page, '/admin/products/rg1');
  await expect(inSight(page)).toHaveText(/All live/, PATIENT);
  await page.getByLabel('Title', { exact: true }).fill('Ring of the day');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Otherwise the bar refreshes only after a minute.
  await expect(inSight(page)).toHaveText(/1 change not live yet/, { timeout: 20_000 });
  await expect(page.getByText('Edits not live', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Goes live automatically by \d+:\d\d\s[ap]m$/)).toBeVisible();
  await publishNow(page);
  await expect(inSight(page)).toHaveText(/All live/, PATIENT);
  await expect(page.getByTitle('The live site shows the latest saved version.')).toHaveText('Live');
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', RING);
  expect(await shop.served(RING)).toContain('Ring of the day');

  // Scheduled products are listed with their time.
  const publishAt = Date.parse('2099-04-01T09:30:00+05:30');
  await shop.saveProduct('rg4', { title: 'Ring of tomorrow', status: 'scheduled', publishAt });
  await openPublishing(page);
  await expect(row(page, 'Scheduled', 'Ring of tomorrow')).toContainText(/1 Apr 2099, 9:30\sam/);
});

test('without a publisher the screen shows how to start one, and no request is lost', async ({
  page,
  shop,
}) => {
  await shop.startPublisher();
  await shop.stopPublisher();
  await shop.saveProduct('rg1', { title: 'Ring of the day' });
  await page.clock.install();
  const person = await createPerson({ claims: { admin: true, role: 'content' } });
  await openSignedIn(page, person, '/admin/publishing');
  const automatic = section(page, 'Automatic publishing');
  await expect(automatic).toContainText('The publisher isn’t running');
  await expect(automatic).not.toContainText('Goes live automatically');
  await publishNow(page);
  await expect(page.getByRole('heading', { name: 'Waiting for the publisher' })).toBeVisible();
  // A function could not start the workflow on GitHub, which this role sees nowhere else.
  const requests = shop.firestore.collection('publishes').where('progress.state', '==', 'queued');
  const request = (await requests.get()).docs[0]?.ref;
  const problem = 'GITHUB_TOKEN is wrong or has expired.';
  await request?.update({ workflowProblem: problem });
  const unstarted = page.getByRole('alert').filter({ hasText: 'could not be started' });
  await expect(unstarted).toContainText(problem);
  await expect(unstarted).toContainText('Ask an owner to fix the cause');
  expect(await axeFinds(page)).toEqual([]);
  await request?.update({ workflowProblem: FieldValue.delete() });
  await page.clock.fastForward('03:00');
  const alert = page.getByRole('alert').filter({ hasText: 'hasn’t started' });
  await expect(alert).toContainText('contact support');
  await expect(inSight(page)).toHaveText(/Publisher not responding/);

  await shop.startPublisher();
  await expect(alert).toBeHidden();
  expect(await shop.served(RING)).toContain('Ring of the day');
});
