import { type Page } from '@playwright/test';

/** What happened on the page since the recorder was started. */
export interface Recorded {
  /** Whether anything that is shown or read changed. */
  readonly hasChanged: boolean;
  /** Whether a live region said something, or the control told a new state of itself or of what it controls. */
  readonly isAnnounced: boolean;
  /** Whether something else has the focus than before, and than the control itself, which a press gives it. */
  readonly hasFocusMoved: boolean;
  /** Nothing has the focus. */
  readonly isFocusLost: boolean;
}

declare global {
  interface Window {
    /** `read` returns null in a document that was loaded since the start. */
    controlRecorder: { start: (own: Element) => void; read: () => Recorded | null };
  }
}

const read = (page: Page): Promise<Recorded | null> => page.evaluate(() => window.controlRecorder.read());

/** A focus is given on within so long. */
const FOCUS_MS = 1_000;

/** What was recorded by the time that a lost focus is given to something else. */
export async function readAtRest(page: Page): Promise<Recorded | null> {
  const deadline = Date.now() + FOCUS_MS;
  let recorded = await read(page);
  while (recorded?.isFocusLost && Date.now() < deadline) recorded = await read(page);
  return recorded;
}

/** Whether anything came of the press that was recorded last. */
export async function hasHappened(page: Page): Promise<boolean> {
  const recorded = await read(page);
  return recorded === null || recorded.hasChanged || recorded.hasFocusMoved;
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
    let hasChanged = false;
    let isAnnounced = false;
    let focused: Element | null = null;
    let own: Element | undefined;

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

    const holdsLive = (node: Node) => node instanceof Element && node.querySelector(LIVE) !== null;

    /** A state is told of the control, of what is around or in it, and of what has the focus or is controlled by it. */
    const isTold = (target: Node) =>
      [own, document.activeElement].some(
        (element) =>
          element && element !== document.body && (element.contains(target) || target.contains(element)),
      ) ||
      (target instanceof Element && target.id !== '' && own?.getAttribute('aria-controls') === target.id);

    /** A new name of the control that has the focus is read out. */
    const isFocused = (node: Node) =>
      document.activeElement?.matches('a, button, input, select, textarea, summary') === true &&
      document.activeElement.contains(node);

    const record = ({ type, target, addedNodes, removedNodes, attributeName }: MutationRecord) => {
      if (type === 'attributes') {
        hasChanged = true;
        isAnnounced ||= attributeName === 'aria-label' ? isFocused(target) : isTold(target) || isLive(target);
        return;
      }
      const changed = type === 'characterData' ? [target] : [...addedNodes].filter(isShown);
      if (changed.length === 0 && removedNodes.length === 0) return;
      hasChanged = true;
      isAnnounced ||=
        isLive(target) || changed.some((node) => isFocused(node) || isLive(node) || holdsLive(node));
    };

    // Printing opens a window of the system.
    window.print = () => (hasChanged = isAnnounced = true);
    document.addEventListener('input', () => (hasChanged = isAnnounced = true), true);
    const announcePopover = ({ target }: Event) => {
      if (!(own instanceof HTMLButtonElement) || own.popoverTargetElement !== target) return;
      // The browser itself tells the state of its button.
      hasChanged = isAnnounced = true;
    };
    document.addEventListener('toggle', announcePopover, true);
    const observer = new MutationObserver((records) => records.forEach(record));
    window.controlRecorder = {
      start(operated) {
        own = operated;
        observer.observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
          attributeFilter: STATES,
        });
        observer.takeRecords();
        [hasChanged, isAnnounced, focused] = [false, false, document.activeElement];
      },
      read() {
        if (!own) return null;
        observer.takeRecords().forEach(record);
        const { activeElement, body } = document;
        // A control that is gone had the focus, wherever it went.
        const isElsewhere = (activeElement !== focused || !own.isConnected) && !own.contains(activeElement);
        return {
          hasChanged,
          isAnnounced,
          hasFocusMoved: isElsewhere && activeElement !== body,
          isFocusLost: activeElement === null || activeElement === body,
        };
      },
    };
  });
}
