import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a path of the shop and waits until it is interactive; before that a click is a plain link or form. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Waits until the page is no wider than the window. */
export async function expectToFit(page: Page): Promise<void> {
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: 'pixels by which the page is wider than the window' },
    )
    .toBe(0);
}

/** What is not laid out yet lies elsewhere than its background, so that contrasts cannot be told. */
async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks the page, once nothing on it moves, for accessibility violations: one readable line each.
 * In the dark theme only what that theme changes is checked: the contrasts.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectAccessibleIn(page, 'light');
  await showTheme(page, 'dark');
  await expectNoViolations(page, (axe) => axe.withRules(['color-contrast']));
  await showTheme(page, 'light');
}

/** The same in one theme, for screens that are checked in two sizes: each theme in one of them. */
export async function expectAccessibleIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await showTheme(page, theme);
  await expectNoViolations(page, (axe) => axe.withTags(ALL_RULES));
}

async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  const lightness = () =>
    page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.body);
      const [red = 0] = (/[\d.]+/.exec(backgroundColor) ?? []).map(Number);
      return red > 128 ? 'light' : 'dark';
    });
  await expect.poll(lightness, { message: 'background of the theme' }).toBe(theme);
}

async function expectNoViolations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  const movements = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().progress !== null).length,
    );
  await expect.poll(movements, { message: 'running animations' }).toBe(0);
  await layOutEverything(page);
  // Describing also what passed would take as long again.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(findings, 'accessibility violations').toEqual([]);
}

export const main = (page: Page): Locator => page.getByRole('main');

/** A field of the main content by its whole label. */
export const field = (page: Page, label: string): Locator => main(page).getByLabel(label, { exact: true });

/** Matches text that begins with this one, such as the name of a filter option followed by its count. */
export const startingWith = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Lira of a price as shown, `₺1.234,50`; null without a price. */
export function liraOf(shown: string): number | null {
  const [, lira] = /₺([\d.,]+)/.exec(shown) ?? [];
  return lira === undefined ? null : Number(lira.replaceAll('.', '').replace(',', '.'));
}

/** The structured data of the open page, one JSON text per block. */
export const structuredDataOf = (page: Page): Promise<string[]> =>
  page.locator('script[type="application/ld+json"]').allInnerTexts();
