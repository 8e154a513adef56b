import { expectAccessible, expectToFit } from './pages/page';
import { PANEL_SCREENS } from './screens/panel-screens';
import { Stage } from './screens/screen';
import { test } from './shop';
import { signInToPanel } from './staff';

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

for (const { name, visitor, show } of PANEL_SCREENS) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`${name}: no accessibility violations and no overflow on a ${size}`, async ({
      page,
      otherBrowser,
      catalog,
    }) => {
      if (visitor === 'staff') await signInToPanel(page);
      await page.setViewportSize(viewport);
      await show(new Stage(page, otherBrowser.request, catalog));
      await expectToFit(page);
      await expectAccessible(page);
    });
  }
}
