import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { openPersonalClient } from '../../graphql/personal-client';
import { followSessionChanges } from '../../graphql/session-change';
import text from '../../ui/text.module.css';
import { type Cart, cartSize } from './cart-data';
import { cartRequests } from './cart-requests';
import { CartStore } from './cart-store';
import { CartTabs } from './cart-tabs';
import { CartContext, type CartNews } from './use-cart';

/** Most visitors of a page put nothing into the cart: what tells of it comes when somebody does. */
const CartNotice = lazy(async () => ({ default: (await import('./cart-notice')).CartNotice }));
const MiniCart = lazy(async () => ({ default: (await import('./mini-cart')).MiniCart }));

/** Keeps the visitor's cart for all of the page, and tells of what happens to it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [{ store, tabs }] = useState(openCart);
  const [news, setNews] = useState<{ told: CartNews }>();
  const [readOut, setReadOut] = useState({ sentence: '', count: 0 });
  const [miniCart, setMiniCart] = useState<'closed' | 'open' | 'never opened'>('never opened');
  useEffect(() => tabs.follow(store.look), [tabs, store]);
  useEffect(() => followSessionChanges(store.forget), [store]);
  const desk = useMemo(() => {
    const say = (sentence: string) => setReadOut(({ count }) => ({ sentence, count: count + 1 }));
    const tell = (told: CartNews) => {
      setNews({ told });
      say(inOneSentence(told, store.state().cart));
    };
    return { store, tell, readOut: say };
  }, [store]);
  return (
    <CartContext value={desk}>
      {children}
      <p role="status" className={text.hidden}>
        {/* The same sentence twice is read out twice. */}
        <span key={readOut.count}>{readOut.sentence}</span>
      </p>
      {news && (
        <Suspense>
          <CartNotice
            news={news.told}
            onShowCart={() => {
              setNews(undefined);
              setMiniCart('open');
            }}
            onClose={() => setNews(undefined)}
          />
        </Suspense>
      )}
      {miniCart !== 'never opened' && (
        <Suspense>
          <MiniCart open={miniCart === 'open'} onClose={() => setMiniCart('closed')} />
        </Suspense>
      )}
    </CartContext>
  );
}

function openCart() {
  const tabs = new CartTabs();
  return { tabs, store: new CartStore(cartRequests(openPersonalClient()), tabs.tell) };
}

function inOneSentence(news: CartNews, cart: Cart | undefined): string {
  if (news.kind === 'cleared') return 'Sepet boşaltıldı.';
  if (news.kind === 'removed') return `${news.name} sepetten çıkarıldı.`;
  if (news.kind === 'not added') return `${news.name} sepete eklenemedi. ${news.reason}`;
  const whole = cart ? ` Sepetinizde ${cartSize(cart)} var.` : '';
  return `${news.name}, ${news.amount} sepete eklendi.${whole}`;
}
