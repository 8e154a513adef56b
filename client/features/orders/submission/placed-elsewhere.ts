import { useEffect, useEffectEvent, useState } from 'react';
import { TabChannel } from '../../../shop/tab-channel';

/** The tabs of a browser share one cart: an order placed in one of them empties it in all. */
const tabs = new TabChannel('siparis');

/** Tells the other tabs where the order is found. */
export function announcePlacedOrder(trackingToken: string): void {
  tabs.post(trackingToken);
}

/**
 * The tracking token of the order that took the lines of the cart in another tab while this one was open. A line that was
 * added later is none of that order's: from then on it says nothing of the cart.
 */
export function usePlacedElsewhere(lineIds: readonly string[]): string | undefined {
  const [placed, setPlaced] = useState<{ token: string; lineIds: readonly string[] }>();
  const remember = useEffectEvent((token: string) => setPlaced({ token, lineIds }));
  useEffect(() => tabs.listen((token) => remember(token)), []);
  if (placed && lineIds.some((id) => !placed.lineIds.includes(id))) setPlaced(undefined);
  return placed?.token;
}
