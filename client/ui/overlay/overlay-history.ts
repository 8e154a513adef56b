/** In `history.state`: how many overlays are open at an entry. The router ignores it. */
const DEPTH = 'overlays';

/** How to close each open overlay, the topmost last. */
const open: (() => void)[] = [];
/** What the module itself does with the history at the moment; the event that ends it is not the visitor's. */
let traversal: 'none' | 'dropping' | 'returning' | 'skipping back' | 'skipping forward' = 'none';
/** At what depth `dropping` ends. */
let dropsTo = 0;
let last = { depth: 0, index: 0 };

/** To be called once, before there is a router: of two listeners on a window the earlier one is called first. */
export function watchHistory(): void {
  addEventListener('popstate', onPop, { capture: true });
  last = here();
  // An overlay that was open when the page was reloaded is gone, its entry is not.
  dropEntries();
}

/**
 * Gives an open overlay an entry of its own in the history, so that Back closes it instead of leaving the page. Returns
 * what to call once it is closed. The router ignores these entries: they have the address of their page.
 */
export function enterOverlay(close: () => void): () => void {
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
  dropsTo = open.length;
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
  // A page was opened meanwhile: back to it.
  if (last.depth > Math.max(dropsTo, open.length)) step('returning');
  else dropEntries();
  return true;
}

function afterVisitor(from: typeof last): boolean {
  const topmost = open.at(-1);
  if (traversal === 'returning') traversal = 'none';
  else if (topmost) {
    topmost();
    // From a page that was opened below the overlay, such as a filtered list, Back leads elsewhere: it is undone.
    const isBelow = last.index === from.index && last.depth < from.depth;
    if (!isBelow) step('returning');
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

function step(kind: 'returning' | 'skipping back' | 'skipping forward'): void {
  traversal = kind;
  if (kind === 'skipping back') history.back();
  else history.forward();
}

function here(): typeof last {
  const state = history.state as { [DEPTH]?: number; idx?: number } | null;
  return { depth: state?.[DEPTH] ?? 0, index: state?.idx ?? 0 };
}
