import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { openPersonalClient } from '../../../graphql/personal-client';
import { followSessionChanges } from '../../../graphql/session-change';
import text from '../../../design/text.module.css';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { type Cart, cartSize } from '../store/cart-data';
import { cartRequests } from '../store/cart-requests';
import { CartStore } from '../store/cart-store';
import { CartTabs } from '../store/cart-tabs';
import { CartContext, type CartNews } from '../store/use-cart';

/** Most visitors of a page put nothing into the cart: the notice of it is loaded when somebody does. */
const CartNotice = lazyPart(async () => (await import('./cart-notice')).CartNotice, { failure: 'none' });
const MiniCart = lazyPart(async () => (await import('./mini-cart')).MiniCart);

/** Keeps the visitor's cart for all of the page, and shows what happens to it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [{ store, tabs }] = useState(openCart);
  const [news, setNews] = useState<{ shown: CartNews }>();
  const [readOut, setReadOut] = useState({ sentence: '', count: 0 });
  const [isMiniCartOpen, setMiniCartOpen] = useState(false);
  useEffect(() => tabs.follow(store.refetch), [tabs, store]);
  useEffect(() => {
    addEventListener('online', store.resume);
    return () => removeEventListener('online', store.resume);
  }, [store]);
  useEffect(() => followSessionChanges(store.forget), [store]);
  const desk = useMemo(() => {
    const say = (sentence: string) => setReadOut(({ count }) => ({ sentence, count: count + 1 }));
    const notify = (shown: CartNews) => {
      setNews({ shown });
      say(announcementOf(shown, store.state().cart));
    };
    return { store, notify, readOut: say };
  }, [store]);
  return (
    <CartContext value={desk}>
      {children}
      <p role="status" className={text.hidden}>
        {/* The same sentence twice is read out twice. */}
        <span key={readOut.count}>{readOut.sentence}</span>
      </p>
      {news && (
        <CartNotice
          news={news.shown}
          onShowCart={() => {
            setNews(undefined);
            setMiniCartOpen(true);
          }}
          onClose={() => setNews(undefined)}
        />
      )}
      <MiniCart open={isMiniCartOpen} onClose={() => setMiniCartOpen(false)} />
    </CartContext>
  );
}

function openCart() {
  const tabs = new CartTabs();
  return { tabs, store: new CartStore(cartRequests(openPersonalClient()), tabs.notify) };
}

const CAN_BE_UNDONE = 'Geri alabilirsiniz.';

function announcementOf(news: CartNews, cart: Cart | undefined): string {
  if (news.kind === 'cleared') return `Sepet boşaltıldı. ${CAN_BE_UNDONE}`;
  if (news.kind === 'removed') return `${news.name} sepetten çıkarıldı. ${CAN_BE_UNDONE}`;
  if (news.kind === 'not added') return `${news.name} sepete eklenemedi. ${news.reason}`;
  const whole = cart ? ` Sepetinizde ${cartSize(cart)} var.` : '';
  return `${news.name}, ${news.amount} sepete eklendi.${whole}`;
}
