import { type HeadTag, SCREEN_MARK } from './head';

/** Puts the head of the screen shown now in the place of the one before. */
export function showHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${SCREEN_MARK}]`)) old.remove();
  document.head.append(...tags.map(elementOf));
}

function elementOf({ tag, attributes, content }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(SCREEN_MARK, '');
  if (content !== undefined) element.textContent = content;
  return element;
}
