import { createContext, type RefObject } from 'react';

/** Says, at the moment a dialog closes, whether the form in it holds something that would be lost. */
export const DialogGuard = createContext<RefObject<(() => boolean) | null> | null>(null);
