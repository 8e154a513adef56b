/** In `history.state`: how many overlays are open at an entry. The router ignores it. */
const DEPTH = 'overlays';

/** Closes an overlay; returns false where it stays open, because it asks first. */
export type CloseOverlay = () => unknown;

/** How to close each open overlay, the topmost last. */
const open: CloseOverlay[] = [];
/** What the module itself does with the history at the moment; the event that ends it is not the visitor's. */
let traversal: 'none' | 'dropping' | 'returning' | 'keeping' | 'skipping back' | 'skipping forward' = 'none';
/** How a page was opened during `dropping`: the browser leads away from it, however far it had got. */
let overtakenBy: 'pushState' | 'replaceState' | undefined;
let last = { depth: 0, index: 0 };

/** To be called once, before there is a router: of two listeners on a window the earlier one is called first. */
export function watchHistory(): void {
  addEventListener('popstate', onPop, { capture: true });
  noticePages('pushState');
  noticePages('replaceState');
  last = here();
  // An overlay that was open when the page was reloaded is gone, its entry is not.
  dropEntries();
}

function noticePages(method: 'pushState' | 'replaceState'): void {
  const change = history[method].bind(history);
  history[method] = (state: object | null, ...page) => {
    change(state, ...page);
    if (traversal === 'dropping' && !(state && DEPTH in state)) overtakenBy = method;
  };
}

/**
 * Gives an open overlay an entry of its own in the history, so that Back closes it instead of leaving the page. Returns
 * what to call once it is closed. The router ignores these entries: they have the address of their page.
 */
export function enterOverlay(close: CloseOverlay): () => void {
  open.push(close);
  // One that was closed in the same moment has left its entry.
  const hasEntry = here().depth === open.length && traversal === 'none';
  if (!hasEntry) history.pushState({ ...history.state, [DEPTH]: open.length }, '');
  last = here();
  return () => {
    open.splice(open.indexOf(close), 1);
    // Several may close at once.
    queueMicrotask(dropEntries);
  };
}

/** Leaves the entries of overlays that were closed otherwise, unless another page was opened from them. */
function dropEntries(): void {
  const surplus = here().depth - open.length;
  if (surplus <= 0 || traversal !== 'none') return;
  traversal = 'dropping';
  overtakenBy = undefined;
  history.go(-surplus);
}

function onPop(event: PopStateEvent): void {
  const from = last;
  last = here();
  const isHandled = traversal === 'dropping' ? afterDropping() : afterVisitor(from);
  if (isHandled) event.stopImmediatePropagation();
}

function afterDropping(): true {
  traversal = 'none';
  if (overtakenBy === undefined) {
    dropEntries();
    return true;
  }
  // A page was opened meanwhile: back to it, step by step, for Chromium ignores a longer way from here.
  step(overtakenBy === 'pushState' ? 'skipping forward' : 'returning');
  return true;
}

function afterVisitor(from: typeof last): boolean {
  const topmost = open.at(-1);
  if (traversal === 'returning') traversal = 'none';
  else if (traversal === 'keeping') {
    traversal = 'none';
    return true;
  } else if (topmost) {
    const isKept = topmost() === false;
    // From a page that was opened below the overlay, such as a filtered list, Back leads elsewhere: it is undone.
    const isBelow = last.index === from.index && last.depth < from.depth;
    if (!isBelow) step('returning');
    else if (isKept) step('keeping');
    return true;
  } else if (last.depth > 0) {
    const isForward = last.index === from.index && from.depth < last.depth;
    step(isForward ? 'skipping forward' : 'skipping back');
    return true;
  } else if (traversal === 'skipping forward' && last.index === from.index) {
    // There was nothing ahead: Back from an entry that shows nothing of its own goes on to the page before.
    step('skipping back');
    return true;
  } else traversal = 'none';
  return false;
}

function step(kind: 'returning' | 'keeping' | 'skipping back' | 'skipping forward'): void {
  traversal = kind;
  if (kind === 'skipping back') history.back();
  else history.forward();
}

function here(): typeof last {
  const state = history.state as { [DEPTH]?: number; idx?: number } | null;
  return { depth: state?.[DEPTH] ?? 0, index: state?.idx ?? 0 };
}
