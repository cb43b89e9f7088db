/** When a site is deployed: only if the target may not show it yet. */
import { expect, test } from 'vitest';
import { openSmallShop } from '#fixtures/publishing.ts';
import type { DeployTarget } from '#site/publish/deploy.ts';

/** A shop with a fake deploy target, whose state and failures can be set. */
async function openDeployedShop() {
  const live = { changedAt: 0, deploys: 0, fails: false, isVisible: true };
  const target: DeployTarget = {
    name: 'firebase',
    shows: (changedAt) => Promise.resolve(!live.isVisible || live.changedAt === changedAt),
    deploy({ changedAt }) {
      if (live.fails) return Promise.reject(new Error('Hosting is unavailable.'));
      live.deploys += 1;
      live.changedAt = changedAt;
      return Promise.resolve();
    },
  };
  const shop = await openSmallShop();
  const publisher = await shop.open({ target });
  await publisher.publish();
  return { shop, publisher, live };
}

test('does not deploy a site that the target already shows', async () => {
  const { publisher, live } = await openDeployedShop();
  expect(await publisher.publish()).toMatchObject({ deployed: false });
  expect(live.deploys).toBe(1);
});

test('replaces a site that another program has deployed, even without changes', async () => {
  const { publisher, live } = await openDeployedShop();
  live.changedAt -= 1;
  expect(await publisher.publish()).toMatchObject({ written: 0, deployed: true });
  expect(live.deploys).toBe(2);
});

test('deploys after a failed deploy, even without new changes', async () => {
  const { shop, publisher, live } = await openDeployedShop();
  // As without SITE_URL: the live site is unknown.
  live.isVisible = false;
  await shop.saveProduct('rg1', { title: 'Another ring' });
  live.fails = true;
  await expect(publisher.publish()).rejects.toThrow('Hosting is unavailable.');
  live.fails = false;
  expect(await publisher.publish()).toMatchObject({ written: 0, deployed: true });
  expect(live.deploys).toBe(2);
});
