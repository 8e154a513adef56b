import { type ElementHandle, type Locator, type Page } from '@playwright/test';
import { isOfItem } from './choice';
import { type Control } from './control';
import { type Outcome } from './judge';
import { type Hand, isTypedInto, pointAt, shownPart } from './operate';
import { type Box, boxAtRest, hasMoved, isRenamed, itemOf, scrollOf } from './page-state';
import { readAtRest } from './recorder';

/** A control before it is operated. */
export interface Start {
  readonly element: ElementHandle;
  /** What is seen of it. */
  readonly target: Locator;
  /** Of a field or a list. */
  readonly value: string;
  readonly hand: Hand;
  readonly scrolled: string;
  readonly box: Box | null;
  readonly self: string;
  readonly item: number;
}

/** Brings a control into sight and has the page record from now on. */
export async function observe(locator: Locator, control: Control, hand: Hand): Promise<Start> {
  const target = shownPart(locator, control);
  const element = await target.elementHandle();
  if (hand === 'mouse') await pointAt(locator);
  else await target.scrollIntoViewIfNeeded();
  const hasValue = isTypedInto(control) || control.type === 'option';
  const value = hasValue ? await target.inputValue() : '';
  const scrolled = await scrollOf(locator.page());
  const box = await boxAtRest(target);
  const self = await target.ariaSnapshot();
  const item = await itemOf(element);
  await locator.evaluate((own) => window.controlRecorder.start(own));
  return { element, target, value, hand, scrolled, box, self, item };
}

/** What the page, and the control if it is still on it, tell of what came of it. */
export async function outcomeOf(
  page: Page,
  { element, target, hand, scrolled, box, self, item }: Start,
  seen: Pick<Outcome, 'text' | 'address' | 'effects' | 'wasCurrent'>,
): Promise<Outcome> {
  const didScroll = (await scrollOf(page)) !== scrolled;
  const recorded = await readAtRest(page);
  const isSameDocument = recorded !== null;
  return {
    ...seen,
    recorded,
    isRenamed: isSameDocument && (await isRenamed(element, target, self)),
    hasMoved:
      isSameDocument &&
      hand === 'mouse' &&
      !didScroll &&
      (await hasMoved(element, box)) &&
      (await itemOf(element)) === item,
    didScroll,
  };
}

/** What a button is called for a while after it did something. */
const DONE = /^(Kopyalandı|Eklendi)/;

/** Others add to lists that all staff share; a toast, which lies above the frame, goes after a while, as does what was done. */
export const goesByItself = (control: Control): boolean =>
  isOfItem(control) || (control.isInFrame && !control.isInLandmark) || DONE.test(control.name);

/** Whether a control went before it was operated, as a notice does after a while. */
export const wentByItself = (error: string): boolean =>
  error.includes('not attached') ||
  (/Timeout.*waiting for locator/s.test(error) && !error.includes('resolved to'));
