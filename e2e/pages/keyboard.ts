import { expect, type Locator, type Page } from '@playwright/test';

const MOST_PRESSES = 150;
/** What Tab stops at: of radio buttons the chosen one, and no item of a widget with arrow keys of its own. */
const TAB_STOPS = ['a[href]', 'button', 'input:not([type="hidden"])', 'select', 'textarea']
  .map((tag) => `${tag}:not(:disabled, [tabindex="-1"], [type="radio"]:not(:checked))`)
  .join(', ');

/** Presses Tab until the control has the focus. */
export async function tabTo(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await control.evaluate((node) => node === document.activeElement)) return;
    await control.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(control)}`);
}

/** Presses Tab into a part of the page and through it: every control in it gets the focus, and each shows it. */
export async function expectToTabThrough(part: Locator): Promise<void> {
  const page = part.page();
  const hasFocus = () => part.evaluate((node) => node.contains(document.activeElement?.closest('*') ?? null));
  for (let presses = 0; presses < MOST_PRESSES && !(await hasFocus()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect.poll(hasFocus, { message: 'focus inside the part' }).toBe(true);
  for (let presses = 0; presses < MOST_PRESSES && (await hasFocus()); presses += 1) {
    await expectVisibleFocus(page);
    await page.evaluate(() => document.activeElement?.setAttribute('data-reached', ''));
    await page.keyboard.press('Tab');
  }
  const missed = part.locator(TAB_STOPS).and(page.locator(':not([data-reached])')).filter({ visible: true });
  await expect(missed, 'controls that Tab does not reach').toHaveCount(0);
}

/** The control with the focus is in the window, nothing covers it, and it looks different with the focus. */
async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findCovered)).toBeNull();
  if (await page.evaluate(isOutlined)) return;
  const control = page.locator(':focus');
  const name = await control.evaluate((node) => node.outerHTML.slice(0, 120));
  const focused = await page.screenshot();
  await control.evaluate((node: HTMLElement) => {
    node.dataset.lastFocused = '';
    node.blur();
  });
  const unfocused = await page.screenshot();
  await page.locator('[data-last-focused]').evaluate((node: HTMLElement) => {
    delete node.dataset.lastFocused;
    node.focus({ preventScroll: true });
  });
  expect(focused.equals(unfocused), `${name} looks the same without the focus`).toBe(false);
}

/** Null when the control with the focus is in the window and uncovered. */
function findCovered(): string | null {
  const control = document.activeElement;
  const [box] = control?.getClientRects() ?? [];
  if (!control || control === document.body || !box) return 'nothing visible has the focus';
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  // The label of a box or its whole card may lie on top: a click there is one on the control.
  const isUncovered = [control, control.parentElement].some((node) => node?.contains(top));
  return isUncovered
    ? null
    : `${control.outerHTML.slice(0, 120)} is below ${top?.outerHTML.slice(0, 120) ?? 'the edge'}`;
}

/** Whether the control with the focus, the frame it stands in or a part of its label has an outline. */
function isOutlined(): boolean {
  const hasOutline = (node: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  };
  for (let node = document.activeElement; node; node = node.parentElement) {
    if (hasOutline(node)) return true;
  }
  return [...(document.activeElement?.closest('label')?.children ?? [])].some(hasOutline);
}
