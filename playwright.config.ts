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

/** What they change about staff, settings and the catalog holds for other tests, too: they run one after the other, on a shop of their own. */
const CHANGES_ALL =
  /panel-(content|dashboard|second-factor|settings|shop-settings|import|import-grid)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  // Beside it the launcher stores the output of failed steps; Playwright empties the directories of the projects it runs.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: CI === undefined ? 0 : 1,
  // Both end what hangs: with its cores busy a machine takes ten times as long, and a test that passes waits no longer for it.
  timeout: 180_000,
  expect: { timeout: 20_000 },
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
      testIgnore: [/phone\.spec\.ts$/, /controls\.spec\.ts$/, CHANGES_ALL],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: /phone\.spec\.ts$/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    {
      name: 'controls',
      testMatch: /controls\.spec\.ts$/,
      outputDir: 'test-results/controls',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'in-turn',
      testMatch: CHANGES_ALL,
      outputDir: 'test-results/in-turn',
      workers: 1,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
