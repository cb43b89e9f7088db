/** When the target is given the site: whenever it may not show it, and not otherwise. */
import { expect, test } from 'vitest';
import { openSmallShop } from '#fixtures/publishing.ts';
import type { DeployTarget } from '#site/publish/deploy.ts';

/** A shop whose site is given to a target that can be told what it shows, and to fail. */
async function openDeployedShop() {
  const live = { changedAt: 0, deploys: 0, fails: false, isVisible: true };
  const target: DeployTarget = {
    name: 'firebase',
    shows: (changedAt) => Promise.resolve(!live.isVisible || live.changedAt === changedAt),
    deploy({ changedAt }) {
      if (live.fails) return Promise.reject(new Error('Hosting is away.'));
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

test('what it shows already is not given again', async () => {
  const { publisher, live } = await openDeployedShop();
  expect(await publisher.publish()).toMatchObject({ deployed: false });
  expect(live.deploys).toBe(1);
});

test('a site that somebody else has put there meanwhile is replaced, though nothing changed here', async () => {
  const { publisher, live } = await openDeployedShop();
  live.changedAt -= 1;
  expect(await publisher.publish()).toMatchObject({ written: 0, deployed: true });
  expect(live.deploys).toBe(2);
});

test('what could not be given is given by the next publish, though nothing changed since', async () => {
  const { shop, publisher, live } = await openDeployedShop();
  // As without SITE_URL: nobody can look.
  live.isVisible = false;
  await shop.saveProduct('rg1', { title: 'Another ring' });
  live.fails = true;
  await expect(publisher.publish()).rejects.toThrow('Hosting is away.');
  live.fails = false;
  expect(await publisher.publish()).toMatchObject({ written: 0, deployed: true });
  expect(live.deploys).toBe(2);
});
