import { useSyncExternalStore } from 'react';

/** False in the HTML of the server and while it is taken over; true as soon as scripts answer. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, answerYes, answerNo);
}

const subscribeToNothing = () => () => undefined;
const answerYes = () => true;
const answerNo = () => false;
