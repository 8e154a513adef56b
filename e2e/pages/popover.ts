import { expect, type Locator } from '@playwright/test';

/** Whether the popover of a button is open, as the browser knows it. */
const isPopoverOpen = (button: Locator) =>
  button.evaluate((node: HTMLButtonElement) => {
    if (!node.popoverTargetElement) throw new Error('The button has no popover');
    return node.popoverTargetElement.matches(':popover-open');
  });

export async function expectPopoverOpen(button: Locator): Promise<void> {
  await expect.poll(() => isPopoverOpen(button), { message: 'its popover is open' }).toBe(true);
}

export async function expectPopoverClosed(button: Locator): Promise<void> {
  await expect.poll(() => isPopoverOpen(button), { message: 'its popover is open' }).toBe(false);
}
