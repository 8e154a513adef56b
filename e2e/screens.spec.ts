import { expect, test } from '@playwright/test';
import { SCREEN_FILES } from '../client/app/addresses';
import { COUNTED } from './controls/weights';
import { PANEL_SCREENS } from './screens/panel-screens';
import { PERSONAL_SCREENS } from './screens/personal-screens';
import { PUBLIC_SCREENS } from './screens/public-screens';

/** Named at run time: its types are those of the whole client. */
const SECTIONS_FILE = '../client/admin/sections.ts';

interface Section {
  readonly path: string;
  /** By pattern; a text only leads to another one. */
  readonly screens: Readonly<Record<string, unknown>>;
}

const { SECTIONS } = (await import(SECTIONS_FILE)) as { SECTIONS: readonly Section[] };
const PANEL_PATTERNS = SECTIONS.flatMap(({ path, screens }) =>
  Object.keys(screens)
    .filter((pattern) => typeof screens[pattern] === 'function')
    .map((pattern) => ['/admin', path, pattern].filter((part) => part !== '').join('/')),
);

for (const { half, patterns, screens } of [
  {
    half: 'storefront',
    patterns: Object.keys(SCREEN_FILES),
    screens: [...PUBLIC_SCREENS, ...PERSONAL_SCREENS],
  },
  {
    half: 'panel',
    patterns: [...PANEL_PATTERNS, '/admin/login', '/admin/sifremi-unuttum', '/admin/*'],
    screens: PANEL_SCREENS,
  },
]) {
  test(`lists every screen of the ${half} for the tests that walk through all of them`, () => {
    expect(new Set(screens.map(({ route }) => route))).toEqual(new Set(patterns));
  });
}

test('counts the controls of screens that there are', () => {
  const screens = [...PUBLIC_SCREENS, ...PERSONAL_SCREENS, ...PANEL_SCREENS];
  const names = new Set(screens.map(({ route, visitor }) => `${route} for ${visitor}`));
  expect(COUNTED.filter((name) => !names.has(name))).toEqual([]);
});
