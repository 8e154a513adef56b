import { defineConfig } from '@playwright/test';

const { BASE_URL, CHROMIUM_PATH, CI } = process.env;
if (BASE_URL === undefined || CHROMIUM_PATH === undefined) {
  throw new Error(
    'Browser tests are started by `npm test -- browser`, which gives BASE_URL and CHROMIUM_PATH',
  );
}

/** Chromium as it also runs for root and without a way out of the machine. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What they change about staff, settings and the catalog holds for other tests, too: they run after all of them, one after the other. */
const CHANGES_STAFF = /panel-(content|second-factor|settings|shop-settings|import|import-grid)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  // Beside it the launcher stores the output of failed steps; Playwright empties its own directory.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: CI === undefined ? 0 : 1,
  // A loaded machine takes half a minute for the accessibility of three long pages; what is awaited has a bound of its own.
  timeout: 60_000,
  expect: { timeout: 7_000 },
  use: {
    baseURL: BASE_URL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    // Filming every test would take a third of their time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [/phone\.spec\.ts$/, /controls\.spec\.ts$/, CHANGES_STAFF],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: /phone\.spec\.ts$/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    { name: 'controls', testMatch: /controls\.spec\.ts$/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'staff',
      testMatch: CHANGES_STAFF,
      workers: 1,
      dependencies: ['desktop', 'phone'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
