import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { QuoteAskingContext, type WantedQuote } from '../../features/catalog/cards/quote-asking';
import { lazyPart } from '../../ui/feedback/lazy-part';

/** Most visitors never open it: its code comes when the first one does. */
const QuoteDialog = lazyPart(async () => (await import('./quote-dialog')).QuoteDialog);

/** Lets every part of the shop open the form of a request over the page. */
export function QuoteAsking({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ wanted: WantedQuote; at: string }>();
  // On another page it is over.
  const wanted = asked?.at === pathname ? asked.wanted : undefined;
  return (
    <QuoteAskingContext value={(next) => setAsked({ wanted: next, at: pathname })}>
      {children}
      {wanted && <QuoteDialog wanted={wanted} onClose={() => setAsked(undefined)} />}
    </QuoteAskingContext>
  );
}
