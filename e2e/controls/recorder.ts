import { type Page } from '@playwright/test';

/** What happened on the page since the recorder was started. */
export interface Recorded {
  /** Whether anything that is shown or read changed. */
  readonly hasChanged: boolean;
  /** Whether a live region said something, or a control told a new state of itself. */
  readonly isAnnounced: boolean;
  readonly hasFocusMoved: boolean;
  /** Nothing has the focus. */
  readonly isFocusLost: boolean;
}

declare global {
  interface Window {
    /** `read` returns null in a document that was loaded since the start. */
    controlRecorder: { start: () => void; read: () => Recorded | null };
  }
}

/** Lets the page record what a press changes and who would notice it without seeing the screen. */
export async function installRecorder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE =
      '[role=status], [role=alert], [role=log], [role=progressbar], [aria-live=polite], [aria-live=assertive], output';
    const STATES = [
      'aria-expanded',
      'aria-pressed',
      'aria-checked',
      'aria-selected',
      'aria-current',
      'aria-sort',
      'aria-invalid',
      'aria-busy',
      'aria-activedescendant',
      'aria-label',
      'checked',
      'open',
      'value',
    ];
    let [hasChanged, isAnnounced] = [false, false];
    let focused: Element | null = null;
    let isStarted = false;

    // What is not laid out is not in the accessibility tree either.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);

    const isShown = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return element?.checkVisibility() ?? false;
    };
    const isLive = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return (element?.closest(LIVE) ?? null) !== null;
    };

    /** A new name of the control that has the focus is read out. */
    const isFocused = (node: Node) =>
      document.activeElement?.matches('a, button, input, select, textarea, summary') === true &&
      document.activeElement.contains(node);

    const record = ({ type, target, addedNodes, removedNodes, attributeName }: MutationRecord) => {
      if (type === 'attributes') {
        if (attributeName === 'aria-label' && !isFocused(target)) return;
        hasChanged = isAnnounced = true;
        return;
      }
      const changed = type === 'characterData' ? [target] : [...addedNodes].filter(isShown);
      if (changed.length === 0 && removedNodes.length === 0) return;
      hasChanged = true;
      isAnnounced ||= [target, ...changed].some(
        (node) =>
          isFocused(node) || isLive(node) || (node instanceof Element && node.querySelector(LIVE) !== null),
      );
    };

    document.addEventListener('input', () => (hasChanged = isAnnounced = true), true);
    const observer = new MutationObserver((records) => records.forEach(record));
    window.controlRecorder = {
      start() {
        isStarted = true;
        observer.observe(document, {
          ...{ subtree: true, childList: true, characterData: true, attributes: true },
          attributeFilter: STATES,
        });
        observer.takeRecords();
        [hasChanged, isAnnounced, focused] = [false, false, document.activeElement];
      },
      read() {
        if (!isStarted) return null;
        observer.takeRecords().forEach(record);
        const { activeElement, body } = document;
        return {
          hasChanged,
          isAnnounced,
          hasFocusMoved: activeElement !== focused,
          isFocusLost: activeElement === null || activeElement === body,
        };
      },
    };
  });
}
