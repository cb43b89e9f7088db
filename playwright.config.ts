/** Browser tests against the served site (`SITE_ORIGIN`), on a phone and at a desk. */
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#tooling/local/chromium-flags.ts';

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

/** Has widths of its own, a server of its own, or no width at all; one size is enough. */
const AT_A_DESK_ONLY = /(?:layout|styles|gallery|analytics|service-worker)\.spec/;

/**
 * Where a desk is not a wide telephone: another layout (lists with filters beside them, the product's columns, header,
 * footer, home page), a mouse, or a keyboard. All else is the same code at any width and is tested once, on a phone.
 * A single test of another file joins them by the tag `@desk`.
 */
const DIFFERENT_AT_A_DESK =
  /(?<![\w-])(?:accessibility|frame|home|listing|product|product-pictures)\.spec|@desk\b/;

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
      testIgnore: [ACCOUNTS, STAFF, SCREENS, AT_A_DESK_ONLY],
      use: PHONE,
    },
    {
      name: 'desktop',
      testIgnore: [ACCOUNTS, STAFF, SCREENS],
      grep: [AT_A_DESK_ONLY, DIFFERENT_AT_A_DESK],
      use: DESK,
    },
    // What needs the emulators too, as most customers do it: on a phone.
    { name: 'accounts', testMatch: ACCOUNTS, use: PHONE },
    { name: 'staff', testMatch: STAFF, use: DESK },
    { name: 'screens', testMatch: SCREENS, use: DESK },
  ],
});
