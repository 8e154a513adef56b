import { type ElementHandle, type Locator, type Page } from '@playwright/test';

const MOVED_PX = 4;

export const pathOf = (address: string): string => new URL(address).pathname;
/** All that is shown, as the accessibility tree has it. */
export const textOf = (page: Page): Promise<string> => page.locator('body').ariaSnapshot();

/** A sign-out loads one document, which may lead to another. */
const MOST_DOCUMENTS = 4;

/** Asks again when a press has another document loaded meanwhile. */
export async function inLastDocument<Answer>(page: Page, ask: () => Promise<Answer>): Promise<Answer> {
  for (let documents = 1; ; documents += 1) {
    try {
      return await ask();
    } catch (error) {
      const isGone = String(error).includes('Execution context was destroyed');
      if (!isGone || documents === MOST_DOCUMENTS) throw error;
      await page.waitForLoadState();
    }
  }
}

/** How far everything that scrolls is scrolled. */
export function scrollOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [document.scrollingElement, ...document.querySelectorAll('[data-scrolls], main *')]
      .filter((element) => element !== null && element.scrollTop !== 0)
      .map((element) => String(element?.scrollTop))
      .join(' '),
  );
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MOST_FRAMES = 30;

/** Where something stands once what loads around it no longer moves it. */
export async function boxAtRest(locator: Locator): Promise<Box | null> {
  let box = await locator.boundingBox();
  for (let frames = 0; box && frames < MOST_FRAMES; frames += 1) {
    await locator.page().evaluate(() => new Promise((done) => setTimeout(done, 50)));
    const next = await locator.boundingBox();
    if (next && !isAway(next, box)) return next;
    box = next;
  }
  return box;
}

/** Whether a control that has the focus got another name, which is read out. */
export async function isRenamed(element: ElementHandle, control: Locator, before: string): Promise<boolean> {
  const hasFocus = await element.evaluate((node) => node === document.activeElement);
  return hasFocus && (await control.ariaSnapshot()) !== before;
}

/** Which item of its list a control belongs to; one that moves its item goes along with it. */
export const itemOf = (element: ElementHandle): Promise<number> =>
  element.evaluate((node) => {
    const item = (node as Element).closest('[data-row], li, tr');
    return [...(item?.parentElement?.children ?? [])].indexOf(item as Element);
  });

/** Whether a control is elsewhere with the focus still on it: a press that led the focus on is not pressed again. */
export async function hasMoved(element: ElementHandle, before: Box | null): Promise<boolean> {
  const isPressedAgain = await element.evaluate((node) => node.contains(document.activeElement));
  const after = await element.boundingBox();
  return isPressedAgain && before !== null && after !== null && isAway(after, before);
}

/** What only gets a longer text keeps one of its edges where it was. */
const isAway = (after: Box, before: Box): boolean =>
  isShifted(after.x - before.x, after.width - before.width) ||
  isShifted(after.y - before.y, after.height - before.height);

const isShifted = (byStart: number, growth: number): boolean =>
  Math.abs(byStart) > MOVED_PX && Math.abs(byStart + growth) > MOVED_PX;

/** What came to the screen and what is gone, in a few lines. */
export function difference(before: string, after: string): string {
  const [old, current] = [before.split('\n'), after.split('\n')];
  const [hadLine, hasLine] = [new Set(old), new Set(current)];
  const added = current.filter((line) => !hadLine.has(line)).map((line) => `+ ${line}`);
  const removed = old.filter((line) => !hasLine.has(line)).map((line) => `- ${line}`);
  return [...added.slice(0, 5), ...removed.slice(0, 5)].join('\n');
}

/** What leads the focus somewhere is seen to do so only from elsewhere. */
export async function leaveControls(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** A line of filters that lacks room changes only once nobody is at it. @returns whether somebody was */
export const leaveFilters = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const filter = document.activeElement?.closest<HTMLElement>('[role=search] button[aria-expanded=false]');
    filter?.blur();
    return filter !== undefined && filter !== null;
  });

/** What a press chose for this browser, such as a theme, or typed: a form may store its draft as it is left. */
export async function forgetChoices(page: Page, address: string): Promise<void> {
  const { origin } = new URL(address);
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  await session.detach();
}
