import { expect, type Locator, type Page } from '@playwright/test';

/** Enlarges the text as the font size of a browser does, and checks that the text follows. */
export async function zoomText(page: Page, factor: number): Promise<void> {
  const fontSize = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  const before = await fontSize();
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${String(percent)}%`;
  }, factor * 100);
  await expect.poll(fontSize, { message: 'font size of the body' }).toBe(before * factor);
}

/** Waits until each text of a part is inside the window, and inside its box where that box clips. */
export async function expectNothingCutOff(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(findCutOff), { message: 'texts that are cut off' }).toEqual([]);
}

/** Text that scrolls with a box of its own or ends in an ellipsis is meant so; what only screen readers get is not shown. */
function findCutOff(part: Element): string[] {
  const cutOff: string[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (!text.nodeValue?.trim() || width === 0 || !text.parentElement?.checkVisibility()) continue;
    let edges = { left: 0, right: document.documentElement.clientWidth };
    let isMeant = false;
    for (
      let box: Element | null = text.parentElement;
      box && box !== document.body;
      box = box.parentElement
    ) {
      const { overflowX, textOverflow, position, clipPath } = getComputedStyle(box);
      if (overflowX === 'visible') continue;
      const { left: boxLeft, right: boxRight, width: boxWidth } = box.getBoundingClientRect();
      isMeant ||= /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis';
      isMeant ||= position === 'absolute' && (boxWidth <= 1 || clipPath !== 'none');
      edges = { left: Math.max(edges.left, boxLeft), right: Math.min(edges.right, boxRight) };
    }
    if (!isMeant && (left < edges.left - 1 || right > edges.right + 1)) {
      cutOff.push(`${text.nodeValue.trim().slice(0, 40)}: ${left.toFixed()}-${right.toFixed()}`);
    }
  }
  return cutOff;
}
