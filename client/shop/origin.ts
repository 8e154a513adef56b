import { createContext, useContext } from 'react';

/** Scheme and host under which the shop is public, as the server knows it. */
export const OriginContext = createContext('');

export function useOrigin(): string {
  return useContext(OriginContext);
}

/** A path of the shop as a full address; a full address, as pictures on another host have, stays as it is. */
export function absoluteAddress(address: string, origin: string): string {
  return /^https?:\/\//.test(address) ? address : `${origin}${address}`;
}
