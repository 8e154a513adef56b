import { CartTabs } from './cart-tabs';

const arrival = () => new Promise((resolve) => setTimeout(resolve, 30));

/** A tab that counts how often it refetches the cart. */
function openTab() {
  const tabs = new CartTabs();
  const tab = { refetches: 0, tabs, close: () => close() };
  const close = tabs.follow(() => (tab.refetches += 1));
  return tab;
}

it('refetches the cart in a tab when it opens, and when another tab has changed the cart, but not for its own change', async () => {
  const [mine, other] = [openTab(), openTab()];
  expect(mine.refetches).toBe(1);
  mine.tabs.notify();
  await arrival();
  expect(other.refetches).toBe(2);
  expect(mine.refetches).toBe(1);
  mine.close();
  other.close();
});

it('refetches the cart once when the visitor comes back to the tab', () => {
  vi.useFakeTimers();
  const tab = openTab();
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('focus'));
  expect(tab.refetches).toBe(2);
  tab.close();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event('focus'));
  expect(tab.refetches).toBe(2);
  vi.useRealTimers();
});
