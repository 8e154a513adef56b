import { expectAccessible, expectToFit } from './pages/page';
import { PANEL_SCREENS } from './screens/panel-screens';
import { test } from './shop';

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

for (const screen of PANEL_SCREENS) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`${screen.name}: no accessibility violations and no overflow on a ${size}`, async ({
      page,
      stageFor,
    }) => {
      const stage = stageFor(screen);
      await page.setViewportSize(viewport);
      await stage.enter();
      await screen.show(stage);
      await expectToFit(page);
      await expectAccessible(page);
    });
  }
}
