import { createContext, useContext } from 'react';

/** Scheme and host under which the shop is public, as the server knows it. */
export const OriginContext = createContext('');

export function useOrigin(): string {
  return useContext(OriginContext);
}
