/** Chakra's dialogs, but not while they fade out, and the browser's own. */
const MODAL = '[aria-modal="true"][data-state="open"], dialog[open]';

/** Whether a dialog lies above the page that has to be closed before anything else. */
export function isModalOpen(): boolean {
  return document.querySelector(MODAL) !== null;
}
