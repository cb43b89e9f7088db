/** Browser tests against the served site (`SITE_ORIGIN`), on a phone and at a desk. */
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#local/chromium-flags.ts';

const chromium = process.env['CHROMIUM_PATH'];

const summaryFile = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** One line that is written over on a terminal, which `npm test` follows; one dot a test in a log. */
const progress = process.stdout.isTTY || summaryFile !== undefined ? 'line' : 'dot';

/** What people do with an account. */
const ACCOUNTS = /e2e\/accounts\/.*\.spec\.ts$/;

/** Pictures of every screen, for `npm run screens` alone. */
const SCREENS = /e2e\/screens\/.*\.spec\.ts$/;

/** What staff do in the back office. */
const STAFF = /e2e\/staff\/.*\.spec\.ts$/;

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Sets its own widths, or compares pages at one. */
const ITS_OWN_WIDTHS = /(?:layout|styles)\.spec/;

/** What is the same at any size is looked at once, on a phone. */
const AT_ANY_SIZE =
  /no-database|attacks|offline|slow-line|full-store|missing-product|order-changes|order-sharing|paste-order|app-prompt|layout-shift/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A browser starved on a shared machine gets a second chance there; the summary names whatever took it.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter:
    summaryFile === undefined ? progress : [[progress], ['json', { outputFile: summaryFile }]],
  use: {
    baseURL: process.env['SITE_ORIGIN'] ?? 'http://localhost:4321',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    // So that tests see what the network gives; those of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(chromium === undefined ? {} : { executablePath: chromium }),
    },
  },
  projects: [
    {
      name: 'phone',
      // The gallery needs a dev server of its own, and one look at it is enough; analytics needs a site of its
      // own, and looks at it in both sizes; the worker knows of no screen.
      testIgnore: [/gallery|analytics|service-worker/, ACCOUNTS, STAFF, SCREENS, ITS_OWN_WIDTHS],
      use: PHONE,
    },
    {
      name: 'desktop',
      testIgnore: [ACCOUNTS, STAFF, SCREENS, AT_ANY_SIZE],
      use: DESK,
    },
    // What needs the emulators too, as most customers do it: on a phone.
    { name: 'accounts', testMatch: ACCOUNTS, use: PHONE },
    { name: 'staff', testMatch: STAFF, use: DESK },
    { name: 'screens', testMatch: SCREENS, use: DESK },
  ],
});
