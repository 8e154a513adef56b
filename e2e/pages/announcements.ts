import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    announced: string[];
  }
}

/**
 * Records what a screen reader is told from now on: the whole text of a live region each time it changes, and of an alert that
 * appears. A status that appears with its text, or that changes behind an open dialog, is read out by hardly any of them.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
    window.announced = [];
    const isBehindDialog = (region: Element) => {
      const dialog = document.querySelector('dialog:modal');
      return dialog !== null && !dialog.contains(region);
    };
    const say = (region: Element) => {
      const text = region.textContent.replaceAll(/\s+/g, ' ').trim();
      const isKnown = region.isConnected && region.closest('[inert], [aria-hidden=true]') === null;
      if (text !== '' && isKnown && !isBehindDialog(region)) window.announced.push(text);
    };
    new MutationObserver((records) => {
      const added = records
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element);
      const isNew = (region: Element) => added.some((element) => element.contains(region));
      const alerts = added.flatMap((element) => [
        ...(element.matches('[role=alert]') ? [element] : []),
        ...element.querySelectorAll('[role=alert]'),
      ]);
      const changed = records.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        return region && !isNew(region) ? [region] : [];
      });
      for (const region of new Set([...alerts, ...changed])) say(region);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** What the open page announced, in its order. */
const announcementsOf = (page: Page): Promise<string[]> => page.evaluate(() => window.announced);

const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** All that the page is expected to announce, from its beginning: a second announcement of a change is seen with the next one. */
export class Announcements {
  private expected: RegExp[] = [];

  constructor(private readonly page: Page) {}

  /** Leaves out what was announced on the way to here. */
  async begin(): Promise<void> {
    this.expected = [];
    await this.page.evaluate(() => window.announced.splice(0));
  }

  /** Waits for the next one; on nothing, the focus would begin at the top of the page again. */
  async expectNext(wanted: RegExp): Promise<void> {
    this.expected.push(wanted);
    const all: unknown[] = this.expected.map((one) => expect.stringMatching(one));
    await expect.poll(() => announcementsOf(this.page), { message: 'announcements' }).toEqual(all);
    await expect.poll(() => hasFocus(this.page), { message: 'something has the focus' }).toBe(true);
  }
}
