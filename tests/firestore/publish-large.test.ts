/** Publishes with several processes that fail in the middle leave no changes. */
import { expect, test } from 'vitest';
import { buildSiteSettings } from '#fixtures/build.ts';
import { openSmallShop } from '#fixtures/publishing.ts';
import { isNight } from '#fixtures/run-length.ts';
import { loadBundle } from '#site/publish/bundle/load.ts';
import { encodeDocument } from '#schema/kind.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import { FieldValue } from '#firebase/admin/firestore.ts';

const MINUTES = 60_000;
const ROUNDS = isNight ? 6 : 3;

/** The page that fails, counted among those rendered in this process. */
const failing = { at: Infinity, rendered: 0 };

const load: typeof loadBundle = async (...args) => {
  const bundle = await loadBundle(...args);
  return {
    ...bundle,
    render: (route) => {
      failing.rendered += 1;
      return failing.rendered === failing.at
        ? Promise.reject(new Error('This page fails.'))
        : bundle.render(route);
    },
  };
};

test(
  'a page that fails in this process while another process renders leaves no changes',
  async () => {
    const shop = await openSmallShop({ products: 700 });
    const publisher = await shop.open({ load });
    await publisher.publish();
    let reported = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
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
  },
  5 * MINUTES,
);
