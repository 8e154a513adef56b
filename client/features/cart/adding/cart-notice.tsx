import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { Icon } from '../../../ui/controls/icon';
import button from '../../../ui/controls/button.module.css';
import { focusHeading } from '../../../ui/navigation/heading-focus';
import text from '../../../design/text.module.css';
import styles from './cart-notice.module.css';
import { type CartNews } from '../store/use-cart';
import { useRestore } from '../store/use-restore';

/** Long enough to read it and to reach what it offers; the cart page offers the same for an hour. */
const SHOWN_FOR_MS = 9_000;

interface CartNoticeProps {
  news: CartNews;
  onShowCart: () => void;
  onClose: () => void;
}

/** What just happened to the cart, at the edge of the page for a while: not while it is pointed at or in use. */
export function CartNotice({ news, onShowCart, onClose }: CartNoticeProps) {
  const restore = useRestore();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const wait = setTimeout(onClose, SHOWN_FOR_MS);
    return () => clearTimeout(wait);
    // Another piece of news stays as long as the first one.
  }, [news, isHeld, onClose]);
  const hasFailed = news.kind === 'not added';
  return (
    <section
      className={styles.notice}
      aria-label="Sepet bildirimi"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <span className={hasFailed ? styles.badMark : styles.mark}>
        {hasFailed ? <Icon of={CircleAlert} size={18} /> : <Icon of={Check} size={18} />}
      </span>
      <div>
        <p className={styles.title}>{TITLES[news.kind]}</p>
        {news.kind !== 'cleared' && (
          <p className={styles.name}>
            {news.name}
            {news.kind === 'added' && <span> · {news.amount}</span>}
          </p>
        )}
        {hasFailed && <p className={text.small}>{news.reason}</p>}
      </div>
      {news.kind === 'added' && (
        <Button size="small" onClick={onShowCart}>
          Sepeti göster
        </Button>
      )}
      {(news.kind === 'removed' || news.kind === 'cleared') && (
        <Button
          size="small"
          onClick={() => {
            onClose();
            // The notice takes its button along, whatever comes of it.
            void restore().then((failure) => failure && focusHeading());
          }}
        >
          Geri al
        </Button>
      )}
      <button type="button" className={button.bare} aria-label="Bildirimi kapat" onClick={onClose}>
        <Icon of={X} size={18} />
      </button>
    </section>
  );
}

const TITLES = {
  added: 'Sepete eklendi',
  'not added': 'Sepete eklenemedi',
  removed: 'Sepetten çıkarıldı',
  cleared: 'Sepet boşaltıldı',
} as const;
