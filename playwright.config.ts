/** Browser tests against the served site (`SITE_ORIGIN`), at phone and desktop size. */
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#tooling/local/chromium-flags.ts';

const chromium = process.env['CHROMIUM_PATH'];

const summaryFile = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** One line that is updated on a terminal, which `npm test` follows; one dot per test in a log. */
const progress = process.stdout.isTTY || summaryFile !== undefined ? 'line' : 'dot';

/** Tests of accounts. */
const ACCOUNTS = /e2e\/accounts\/.*\.spec\.ts$/;

/** Screenshots of every screen, for `npm run screens` only. */
const SCREENS = /e2e\/screens\/.*\.spec\.ts$/;

/** Tests of the back office. */
const STAFF = /e2e\/staff\/.*\.spec\.ts$/;

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Tests that set their own widths, start their own server, or do not depend on the width; they run at one size. */
const AT_A_DESK_ONLY = /(?:layout|styles|gallery|analytics|service-worker)\.spec/;

/** Jobs of the silver trade, which nightly runs also do at the other size. */
const BUYER_JOBS =
  /e2e\/(?:availability|filter-by-size|line-sheet|order-changes|order-list|order-sharing|order-sizes|paste-order|product|quick-order|saved-lists|size-guide)\.spec/;
const ACCOUNT_JOBS =
  /e2e\/accounts\/(?:hidden-prices|order-sizes|orders|quotes|saved-lists|send-order)\.spec/;
const STAFF_JOBS =
  /staff\/(?:availability|bulk-category|bulk-pictures|export|import|import-foreign|inventory|media|new-products|orders-quote-pieces|packing-slips|pictures|price-changes|product-facts|product-sizes|silver-rate|whole-list)\.spec/;

/**
 * Tests of layouts, mouse or keyboard that exist only at desktop size. All other code is the same at any width and is
 * tested once, at phone size.
 */
const DIFFERENT_AT_A_DESK = /@desk\b/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  forbidOnly: true,
  fullyParallel: true,
  // One more than the cores of a small machine: a test often waits for the emulators.
  workers: 3,
  // A test that fails on a busy shared machine is retried there; the summary names it.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Long, for busy machines: a wait that succeeds takes no longer.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter:
    summaryFile === undefined ? progress : [[progress], ['json', { outputFile: summaryFile }]],
  use: {
    baseURL: process.env['SITE_ORIGIN'] ?? 'http://localhost:4321',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    // The processor draws every frame of an animation here; tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // So that tests see network responses; tests of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(chromium === undefined ? {} : { executablePath: chromium }),
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [ACCOUNTS, STAFF, SCREENS, AT_A_DESK_ONLY],
      use: PHONE,
    },
    {
      name: 'desktop',
      testIgnore: [ACCOUNTS, STAFF, SCREENS],
      grep: [AT_A_DESK_ONLY, DIFFERENT_AT_A_DESK],
      use: DESK,
    },
    // Tests that need the emulators too, at phone size, as most customers use it.
    { name: 'accounts', testMatch: ACCOUNTS, use: PHONE },
    { name: 'staff', testMatch: STAFF, use: DESK },
    { name: 'desktop-jobs', testMatch: BUYER_JOBS, grepInvert: DIFFERENT_AT_A_DESK, use: DESK },
    { name: 'account-jobs', testMatch: ACCOUNT_JOBS, use: DESK },
    { name: 'staff-jobs', testMatch: STAFF_JOBS, grepInvert: DIFFERENT_AT_A_DESK, use: PHONE },
    { name: 'screens', testMatch: SCREENS, use: DESK },
  ],
});
