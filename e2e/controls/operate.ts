import { type ElementHandle, type Locator, type Page } from '@playwright/test';
import { type Control } from './control';

/** How somebody operates a control. */
export type Hand = 'mouse' | 'keyboard';

/** What somebody did with a control on the way to a state. */
export interface Step extends Control {
  readonly hand: Hand;
}

/** Long enough for a busy machine: what cannot be pressed by then is covered, or moves. */
const PRESS_MS = 5_000;

const TYPED: Readonly<Record<string, string>> = {
  date: '2026-10-29',
  email: 'deneme@firma.example',
  number: '3',
  // Nothing is called so, whatever things of a walk's own are made meanwhile.
  search: 'yokvana',
  tel: '0532 555 08 17',
};

/** Operated by arrow keys from where the focus is, in a list that is open. */
const BY_ARROWS = new Set(['menuitem', 'menuitemcheckbox', 'menuitemradio', 'option']);
const BY_SPACE = new Set(['checkbox', 'radio', 'switch']);

/** Whether it takes text, such as a date. */
export const isTypedInto = ({ role }: Control): boolean =>
  ['textbox', 'searchbox', 'combobox', 'spinbutton', 'Date', 'DateTime', 'InputTime'].includes(role);

/**
 * Operates a control once.
 *
 * @param spares names of buttons that no form is sent by: Enter in a field would press them
 * @returns what is wrong with operating it, such as that something covers it
 */
export async function operate(
  locator: Locator,
  control: Control,
  hand: Hand,
  spares?: RegExp,
): Promise<string | undefined> {
  try {
    if (control.type === 'option') await choose(locator);
    else if (control.type === 'file') return undefined;
    else if (hand === 'mouse') await press(locator, control);
    else return await byKeyboard(locator, control, spares);
    return undefined;
  } catch (error) {
    return `cannot be operated: ${String(error).split('\n').slice(0, 12).join(' ')}`;
  }
}

/**
 * Closes a menu that stays open while its items are chosen, for what is outside of it to be operated.
 *
 * @returns whether there was one
 */
export async function closeMenuOver(control: Locator): Promise<boolean> {
  const isOutside = await control.evaluate((element) => {
    const menus = [...document.querySelectorAll('[role=menu]')].filter((menu) => menu.checkVisibility());
    return menus.length > 0 && !menus.some((menu) => menu.contains(element));
  });
  if (isOutside) await control.page().keyboard.press('Escape');
  return isOutside;
}

/** Takes back what operating a control changed, as far as somebody can do it with the control itself or Escape. */
export async function undo(
  page: Page,
  element: ElementHandle,
  control: Control,
  value: string,
): Promise<void> {
  try {
    if (control.type === 'option') await element.selectOption(value, { timeout: PRESS_MS });
    else if (isTypedInto(control)) await element.fill(value, { timeout: PRESS_MS });
    else if (await isToggled(element)) await element.press('Space', { timeout: PRESS_MS });
    else await page.keyboard.press('Escape');
  } catch {
    // It is gone, or out of reach: the screen is shown afresh.
  }
}

const isToggled = (element: ElementHandle): Promise<boolean> =>
  element.evaluate((node) =>
    (node as Element).matches(
      '[type=checkbox], [aria-pressed], [aria-expanded]:not([aria-haspopup]), summary',
    ),
  );

/** What is seen of a control: of an option in a closed list, the list. */
export const shownPart = (locator: Locator, { type }: Control): Locator =>
  type === 'option' ? locator.locator('xpath=ancestor::select') : locator;

/** The system draws the open list, out of reach for a page. */
async function choose(option: Locator): Promise<void> {
  const value = await option.evaluate((element) => (element as HTMLOptionElement).value);
  const list = option.locator('xpath=ancestor::select');
  await list.focus({ timeout: PRESS_MS });
  await list.selectOption(value, { timeout: PRESS_MS });
}

/** Moves the pointer to where a press goes; the page may scroll for it. */
export async function pointAt(locator: Locator): Promise<void> {
  // What covers the place is reported by the press.
  await (await pressTarget(locator)).hover({ timeout: PRESS_MS }).catch(() => undefined);
}

async function press(locator: Locator, control: Control): Promise<void> {
  const target = await pressTarget(locator);
  await target.click({ timeout: PRESS_MS });
  if (!isTypedInto(control)) return;
  await locator.page().keyboard.press('ControlOrMeta+a');
  await locator.page().keyboard.type(textFor(control));
  await leave(locator);
}

/** Behind the last control the browser itself has the focus. */
async function leave(field: Locator): Promise<void> {
  await field.page().keyboard.press((await field.evaluate(isLast)) ? 'Shift+Tab' : 'Tab');
}

function isLast(control: Element): boolean {
  const reachable = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
  return reachable.findLast((one) => one.tabIndex >= 0 && one.checkVisibility()) === control;
}

/** A box may be drawn by its label, with the input itself out of sight, or its label may lie over it and all around it. */
async function pressTarget(locator: Locator): Promise<Locator> {
  const isPressedByLabel = await locator.evaluate((element) => {
    if (!(element instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(element.type)) return false;
    const labels = [...(element.labels ?? [])];
    if (labels.length === 0) return false;
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < 4 || getComputedStyle(element).opacity === '0') return true;
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return labels.some((label) => label === hit);
  });
  if (!isPressedByLabel) return locator;
  const id = await locator.getAttribute('id');
  const around = locator.locator('xpath=ancestor::label[1]');
  return (await around.count()) > 0 || id === null ? around : locator.page().locator(`label[for="${id}"]`);
}

async function byKeyboard(locator: Locator, control: Control, spares?: RegExp): Promise<string | undefined> {
  const { keyboard } = locator.page();
  if (BY_ARROWS.has(control.role)) return byArrows(locator);
  await locator.focus({ timeout: PRESS_MS });
  if (!(await locator.evaluate((element) => element === document.activeElement))) {
    return 'takes no focus';
  }
  if (isTypedInto(control)) {
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(textFor(control));
    if (spares?.test(await locator.evaluate(senderOf))) await leave(locator);
    else if (control.type !== 'textarea') await keyboard.press('Enter');
  } else if (control.role === 'slider') await keyboard.press(await arrowFrom(locator));
  else await keyboard.press(BY_SPACE.has(control.role) ? 'Space' : 'Enter');
  return undefined;
}

/** The button that Enter in a field presses. */
const senderOf = (field: Element): string =>
  (field as HTMLInputElement).form?.querySelector('[type=submit]')?.textContent ?? '';

/** A knob at its end moves only back. */
const arrowFrom = (knob: Locator): Promise<string> =>
  knob.evaluate((element) => {
    const { value, max } = element as HTMLInputElement;
    return value === max ? 'ArrowLeft' : 'ArrowRight';
  });

/** Arrow keys lead to the items of an open menu or list; Enter takes the one that is highlighted. */
async function byArrows(locator: Locator): Promise<string | undefined> {
  const { keyboard } = locator.page();
  await locator.evaluate(goToItsField);
  const most = await locator.evaluate(itemsAround);
  for (let presses = 0; presses <= most; presses += 1) {
    if (await locator.evaluate(isHighlighted)) {
      await keyboard.press('Enter');
      return undefined;
    }
    await keyboard.press('ArrowDown');
  }
  return 'is not reached by arrow keys';
}

/** What was typed there opened the list, and the focus may be behind it by now. */
function goToItsField(item: Element): void {
  const list = item.closest('[role=listbox]');
  if (list?.id) document.querySelector<HTMLElement>(`[role=combobox][aria-controls="${list.id}"]`)?.focus();
}

/** As many presses lead around its list. */
const itemsAround = (item: Element): number =>
  item.closest('[role=listbox], [role=menu]')?.querySelectorAll('[role=option], [role^=menuitem]').length ??
  0;

function isHighlighted(item: Element): boolean {
  const active = document.activeElement;
  return (
    item === active ||
    item.hasAttribute('data-highlighted') ||
    (item.id !== '' && active?.getAttribute('aria-activedescendant') === item.id)
  );
}

/** Typed into what takes any text. */
export const ANY_TEXT = 'Vana 12';

const textFor = ({ type, role }: Control): string => TYPED[type] ?? (role === 'spinbutton' ? '3' : ANY_TEXT);

/** Whether what was typed into a field is its name now, as of a cell that was corrected. */
export const isNamedBy = ({ name }: Pick<Control, 'name'>, field: Control): boolean =>
  isTypedInto(field) && name.includes(textFor(field));

/**
 * Types into the empty fields of an open dialog what they might ask for, so that what sends it has something to send; what searches
 * would narrow what there is to be operated.
 *
 * @returns whether it typed something
 */
export async function fillIn(page: Page): Promise<boolean> {
  const fields = page.locator(
    ':is([role=dialog], [role=alertdialog]) :is(input:not([type=checkbox], [type=radio], [type=file], [type=search], [role=combobox]), textarea):visible:enabled',
  );
  let hasFilled = false;
  for (const field of await fields.all()) {
    if ((await field.inputValue()) !== '') continue;
    const type = (await field.getAttribute('type')) ?? 'text';
    await field.fill(TYPED[type] ?? '12', { timeout: PRESS_MS });
    hasFilled = true;
  }
  return hasFilled;
}
