import { createContext, useContext } from 'react';

/** A day to come on which the shop is closed, all of it or from a time on. */
export interface ClosedDay {
  /** 2026-10-29 in Istanbul. */
  readonly day: string;
  readonly name: string;
  /** HH:MM; null is all day. */
  readonly closesAt: string | null;
}

/** Facts of the shop that parts of screens need wherever they stand. */
export interface Site {
  readonly phone: string;
  /** Digits with the country code; nothing hides every WhatsApp control. */
  readonly whatsappNumber: string | null;
  readonly closedDays: readonly ClosedDay[];
  /** Scheme and host under which the shop is public. */
  readonly origin: string;
}

export const SiteContext = createContext<Site>({
  phone: '',
  whatsappNumber: null,
  closedDays: [],
  origin: '',
});

export function useSite(): Site {
  return useContext(SiteContext);
}
