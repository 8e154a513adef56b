import { expectAccessibleIn, expectToFit } from './pages/page';
import { PANEL_SCREENS } from './screens/panel-screens';
import { test } from './shop';

/** One theme in each size: colors do not depend on the size. */
const SIZES = [
  { width: 1280, height: 800, theme: 'light' },
  { width: 360, height: 740, theme: 'dark' },
] as const;

for (const screen of PANEL_SCREENS) {
  test(`${screen.name}: no accessibility violations and no overflow, on a desk and on a phone`, async ({
    page,
    stageFor,
  }) => {
    const stage = stageFor(screen);
    await stage.enter();
    await screen.show(stage);
    for (const { theme, ...size } of SIZES) {
      await page.setViewportSize(size);
      await expectToFit(page);
      await expectAccessibleIn(page, theme);
    }
  });
}
