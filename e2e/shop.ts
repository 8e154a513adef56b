import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Console messages that fail a test: script errors, hydration mismatches, Content Security Policy violations. */
const CONSOLE_ERROR = /error|warning|hydrat|Content Security Policy|did not match/i;

interface ShopFixtures {
  /** Fails the test when the page logged an error or threw. */
  cleanConsole: undefined;
}

/** Every test checks the console: a page that works but logs errors fails. */
export const test = base.extend<ShopFixtures>({
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
});

/** Waits for hydration; before that a click is a plain link or form submission. */
async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/** Opens a path of the shop and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Pixels by which the page is wider than the window. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Accessibility violations of the current page, one readable line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

export { expect };
