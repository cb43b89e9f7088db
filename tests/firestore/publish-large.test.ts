/** Publishes that several processes render, and that fail in the middle: nothing of them may stay. */
import { expect, test, vi } from 'vitest';
import { buildSiteSettings } from '#fixtures/build.ts';
import { openSmallShop } from '#fixtures/publishing.ts';
import type * as Load from '#site/publish/bundle/load.ts';
import { encodeDocument } from '#schema/kind.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import { FieldValue } from '#firebase/admin/firestore.ts';

/** The page that fails, counted among those rendered in this process. */
const failing = { at: Infinity, rendered: 0 };

vi.mock('#site/publish/bundle/load.ts', async (original) => {
  const real = await original<typeof Load>();
  return {
    ...real,
    loadBundle: async (...args: Parameters<typeof real.loadBundle>) => {
      const bundle = await real.loadBundle(...args);
      return {
        ...bundle,
        render: (route: Parameters<typeof bundle.render>[0]) => {
          failing.rendered += 1;
          return failing.rendered === failing.at
            ? Promise.reject(new Error('This page fails.'))
            : bundle.render(route);
        },
      };
    },
  };
});

test('a page that fails here, while another process renders, leaves nothing behind', async () => {
  const shop = await openSmallShop({ products: 700 });
  const publisher = await shop.open();
  await publisher.publish();
  let reported = 0;
  for (let round = 1; round <= 6; round += 1) {
    await shop.write({
      'settings/site': {
        ...encodeDocument(siteSettingsKind, buildSiteSettings({ businessName: `Shop ${round}` })),
        updatedAt: FieldValue.serverTimestamp(),
      },
    });
    Object.assign(failing, { rendered: 0, at: 200 + round * 37 });
    const publishing = publisher.publish({ onProgress: () => void (reported += 1) });
    await expect(publishing).rejects.toThrow('This page fails.');
    reported = 0;
  }
  failing.at = Infinity;
  await publisher.publish();
  expect(reported).toBe(0);
  expect(await shop.differences()).toEqual([]);
});
