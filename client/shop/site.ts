import { createContext, useContext } from 'react';

/** Facts of the shop that parts of screens need wherever they stand. */
export interface Site {
  readonly phone: string;
  /** Digits with the country code; nothing hides every WhatsApp control. */
  readonly whatsappNumber: string | null;
  /** Scheme and host under which the shop is public. */
  readonly origin: string;
}

export const SiteContext = createContext<Site>({ phone: '', whatsappNumber: null, origin: '' });

export function useSite(): Site {
  return useContext(SiteContext);
}
