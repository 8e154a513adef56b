import { CONTENT_ID } from './content-id';

/** How many controls somebody came by are remembered. */
const TRAIL_LENGTH = 8;

/** What opens the keyboard of a phone when it gets the focus. */
const TYPED_INTO =
  'input:is(:not([type]), [type=text], [type=search], [type=email], [type=tel], [type=url], [type=password], [type=number]), textarea, [contenteditable]';

/**
 * Gives the focus of a control that was taken off the page to what it stood in, to the control somebody came from, or to the
 * content: on nothing, the keyboard would begin at the top again and a screen reader would say nothing. A button that is disabled
 * while it is busy gets its own back.
 *
 * @returns stops it
 */
export function restoreLostFocus(): () => void {
  let trail: HTMLElement[] = [];
  let around: Element[] = [];
  let hasLeft = false;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    hasLeft = false;
    trail = [target, ...trail.filter((element) => element !== target)].slice(0, TRAIL_LENGTH);
    around = ancestorsOf(target);
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // A control that is being removed is still connected when it loses the focus.
    queueMicrotask(() => {
      hasLeft =
        hasNoFocus() && target instanceof Element && target.isConnected && !target.matches(':disabled');
    });
  };
  const isLost = () => hasNoFocus() && !hasLeft && trail[0]?.isConnected === false;
  const restore = () => {
    if (!isLost()) return;
    const place = around.find((element) => element.matches('[tabindex]') && isReachable(element));
    const before = trail.find((element) => isReachable(element) && !element.matches(TYPED_INTO));
    const next = place ?? before ?? document.getElementById(CONTENT_ID);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  const giveBack = () => {
    const [last] = trail;
    if (hasNoFocus() && !hasLeft && last && isReachable(last)) last.focus({ preventScroll: true });
  };
  const observer = new MutationObserver((records) => {
    if (records.some(({ type }) => type === 'attributes')) giveBack();
    // What was taken off may get a successor that takes the focus itself.
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(restore));
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', leave);
  };
}

/** Whether no control has the focus: it is on nothing, or on the content because it was lost. */
export const isFocusFree = (): boolean => hasNoFocus() || document.activeElement?.id === CONTENT_ID;

const hasNoFocus = (): boolean => document.activeElement === document.body;

function ancestorsOf(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

const isReachable = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest('[inert]') === null;
