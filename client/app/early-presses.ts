declare global {
  interface Document {
    /** Filled by the inline script of the page; undefined once React answers presses. */
    earlyPresses?: HTMLElement[] | undefined;
  }
}

let recorded: readonly HTMLElement[] = [];

/** To be called where React begins to answer: a press from then on is not one to repeat. */
export function stopRecordingPresses(): void {
  recorded = document.earlyPresses ?? [];
  document.earlyPresses = undefined;
}

/**
 * Presses again, in their order, what was pressed before the scripts came. Each press is drawn before the next one: that of
 * «Sepete Ekle» adds the quantity and the choices of those before it.
 */
export async function repeatEarlyPresses(): Promise<void> {
  const presses = recorded;
  recorded = [];
  for (const button of presses) {
    await nextTask();
    delete button.dataset.pressed;
    if (button.isConnected) button.click();
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
