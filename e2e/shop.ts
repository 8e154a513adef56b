import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Console lines a page may not write: faults of scripts, of hydration, of the Content Security Policy. */
const FAULT = /error|warning|hydrat|Content Security Policy|did not match/i;

interface Shop {
  /** Fails the test when the page under test wrote a fault to the console or threw. */
  quietConsole: undefined;
}

/** Every test watches the console: a page that works but complains is a fault. */
export const test = base.extend<Shop>({
  quietConsole: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        const statusOfThePageItself = message.text().startsWith('Failed to load resource');
        if (FAULT.test(`${message.type()} ${message.text()}`) && !statusOfThePageItself) {
          faults.push(message.text());
        }
      });
      await use(undefined);
      expect(faults, 'faults in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has taken the page over; before that a click is a plain link or form. */
async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/** Opens an address of the shop and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** What axe finds on the page as it stands, one readable line a finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

export { expect };
