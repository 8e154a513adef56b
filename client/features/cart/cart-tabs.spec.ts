import { jest } from '@jest/globals';
import { CartTabs } from './cart-tabs';

const arrival = () => new Promise((resolve) => setTimeout(resolve, 30));

/** A tab that counts how often it looks at the cart. */
function openTab() {
  const tabs = new CartTabs();
  const tab = { looks: 0, tabs, close: () => close() };
  const close = tabs.follow(() => (tab.looks += 1));
  return tab;
}

it('looks when it opens, and when another tab has changed the cart, but not for its own change', async () => {
  const [mine, other] = [openTab(), openTab()];
  expect(mine.looks).toBe(1);
  mine.tabs.tell();
  await arrival();
  expect(other.looks).toBe(2);
  expect(mine.looks).toBe(1);
  mine.close();
  other.close();
});

it('looks once when the visitor comes back to it', () => {
  jest.useFakeTimers();
  const tab = openTab();
  jest.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('focus'));
  expect(tab.looks).toBe(2);
  tab.close();
  jest.advanceTimersByTime(60_000);
  dispatchEvent(new Event('focus'));
  expect(tab.looks).toBe(2);
  jest.useRealTimers();
});
