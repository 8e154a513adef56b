import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { Catalog } from './catalog';
import { type Customer, newCustomer, register, signIn } from './customer';
import { sendGraphql } from './graphql';
import { type Screen, Stage } from './screens/screen';
import { signInToPanel, type StaffAccount } from './staff';

/** Console messages that fail a test: script errors, hydration mismatches, Content Security Policy violations. */
const CONSOLE_ERROR = /error|warning|hydrat|Content Security Policy|did not match/i;

const NO_SESSION = { cookies: [], origins: [] };

type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;

interface TestFixtures {
  /** Fails the test when the page logged an error or threw. */
  cleanConsole: undefined;
  /** Requests that a test answers itself may be under way when it ends: the panel asks in the background. */
  endedRoutes: undefined;
  /** Whether the browser starts with the session of the customer: `test.use({ isSignedIn: true })`. */
  isSignedIn: boolean;
  /** A page in another browser, without a session. */
  otherBrowser: Page;
  /** What a screen is shown with, the visitor of the screen in the browser. */
  stageFor: (screen: Screen) => Stage;
}

interface WorkerFixtures {
  catalog: Catalog;
  /** One account for all tests of a worker, because registrations are rate-limited. */
  account: { readonly customer: Customer; readonly session: Session };
  customer: Customer;
  /** Who the visitor is that screens of the panel are shown to; undefined for the demo's staff. */
  staff: StaffAccount | undefined;
}

/** Every test checks the console: a page that works but logs errors fails. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  catalog: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
      const catalog = await Catalog.read(request);
      await request.dispose();
      await use(catalog);
    },
    { scope: 'worker' },
  ],
  account: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
      const customer = newCustomer();
      await register(request, customer);
      const session = await request.storageState();
      await request.dispose();
      await use({ customer, session });
    },
    { scope: 'worker' },
  ],
  customer: [({ account }, use) => use(account.customer), { scope: 'worker' }],
  staff: [undefined, { scope: 'worker', option: true }],
  isSignedIn: [false, { option: true }],
  storageState: ({ isSignedIn, account }, use) => use(isSignedIn ? account.session : NO_SESSION),
  otherBrowser: async ({ browser }, use) => {
    const context = await browser.newContext({ storageState: NO_SESSION });
    await use(await context.newPage());
    await context.close();
  },
  stageFor: async ({ page, playwright, catalog, account, staff: staffAccount }, use) => {
    const other = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
    await use(({ visitor }) => {
      const enter = {
        guest: () => Promise.resolve(),
        customer: () => resumeSession(page, account),
        staff: () => signInToPanel(page, staffAccount),
      };
      const buyer = visitor === 'customer' ? page.request : other;
      return new Stage(page, enter[visitor], buyer, catalog);
    });
    await other.dispose();
  },
  cleanConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        const isFailedResource = message.text().startsWith('Failed to load resource');
        if (CONSOLE_ERROR.test(`${message.type()} ${message.text()}`) && !isFailedResource) {
          errors.push(message.text());
        }
      });
      await use(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  endedRoutes: [
    async ({ context }, use) => {
      await use(undefined);
      const routed = [...context.pages(), context];
      await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
    },
    { auto: true },
  ],
});

export { expect };

/** Of a worker, unless somebody signed out of it meanwhile. */
async function resumeSession(page: Page, { customer, session }: WorkerFixtures['account']): Promise<void> {
  await page.context().addCookies(session.cookies);
  const { me } = await sendGraphql<{ me: object | null }>(page.request, '{ me { id } }');
  if (!me) await signIn(page, customer);
}
