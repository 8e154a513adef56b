import { type APIRequestContext } from '@playwright/test';
import { expectAccessible, expectToFit } from './pages/page';
import { PANEL_SCREENS } from './pages/panel-screens';
import { placeOrder } from './placed-order';
import { test } from './shop';
import { signInToPanel } from './staff';

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

let placed: ReturnType<typeof placeOrder> | undefined;

/** One for all tests of a worker: none of them changes it, and every order takes stock from those of other tests. */
const placedOnce = (request: APIRequestContext) => (placed ??= placeOrder(request, 2));

for (const { screen, isSignedOut, show } of PANEL_SCREENS) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`${screen}: no accessibility violations and no overflow on a ${size}`, async ({
      page,
      otherBrowser,
    }) => {
      const order = await placedOnce(otherBrowser.request);
      if (!isSignedOut) await signInToPanel(page);
      await page.setViewportSize(viewport);
      await show(page, order);
      await expectToFit(page);
      await expectAccessible(page);
    });
  }
}
