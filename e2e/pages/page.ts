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

/**
 * Checks the page, once nothing on it moves, for accessibility violations: one readable line each.
 * In the dark theme only what that theme changes is checked: the contrasts.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoViolations(page, (axe) =>
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background, { message: 'background in the dark theme' }).not.toBe(light);
  await expectNoViolations(page, (axe) => axe.withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNoViolations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  const movements = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().progress !== null).length,
    );
  await expect.poll(movements, { message: 'running animations' }).toBe(0);
  await layOutEverything(page);
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze();
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
