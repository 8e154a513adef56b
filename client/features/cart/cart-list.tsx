import { CircleAlert, Info } from 'lucide-react';
import { useRef } from 'react';
import button from '../../ui/button.module.css';
import { formatQuantity } from '../../ui/format';
import { focusHeading } from '../../ui/heading-focus';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { type Cart, type CartLine, cartSize, nameOf } from './cart-data';
import styles from './cart-list.module.css';
import { CartLineRow } from './cart-line-row';
import { WHOLE_CART } from './cart-store';
import { useCart, useCartDesk } from './use-cart';

const ONE_DOUBLE_CLICK_MS = 500;

/** What has to be confirmed stands under this id. */
export const CONFIRMATION_ID = 'sepet-onay';

interface CartListProps {
  cart: Cart;
  isStockControlled: boolean;
}

/** The lines of the cart, what changed in them since, and how to empty it. */
export function CartList({ cart, isStockControlled }: CartListProps) {
  const { failures } = useCart();
  const { store, tell } = useCartDesk();
  const removedAt = useRef(-Infinity);
  const list = useRef<HTMLUListElement>(null);
  const failure = failures[WHOLE_CART];
  const remove = (line: CartLine, place: number) => {
    // The next line slides under the pointer: the second press of a double click was not meant for it.
    if (isSecondPress(removedAt)) return;
    void store.remove(line.id).then((refusal) => refusal ?? tell({ kind: 'removed', name: nameOf(line) }));
    // The button goes with its line: whoever pressed it goes on at the next line, or at the heading of an empty list.
    requestAnimationFrame(() => {
      const names = list.current?.querySelectorAll<HTMLElement>('h2 a') ?? [];
      const next = names[Math.min(place, names.length - 1)];
      if (next) next.focus();
      else focusHeading();
    });
  };
  const restore = async () => {
    if (!(await store.restore())) focusHeading();
  };
  const clear = async () => {
    if (await store.clear()) return;
    tell({ kind: 'cleared' });
    focusHeading();
  };
  return (
    <div>
      <div className={layout.head}>
        <h1 className={text.h1} tabIndex={-1}>
          Sepet
        </h1>
        <p className={`${text.small} ${text.muted}`}>{cartSize(cart)}</p>
        <div className={styles.ways}>
          {cart.canBeRestored && (
            <button type="button" className={text.link} onClick={() => void restore()}>
              Son çıkarılanı geri al
            </button>
          )}
          <button type="button" className={text.link} onClick={() => void clear()}>
            Sepeti boşalt
          </button>
        </div>
      </div>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
      {cart.leftOutLines > 0 && (
        <div role="status" className={styles.leftOut}>
          <Info aria-hidden size={20} strokeWidth={1.75} />
          <p>
            Giriş yapmadan önce eklediğiniz {formatQuantity(cart.leftOutLines, 'ürün')} sepete sığmadı.
            Kaybolmadı: sepette yer açıldığında eklenecek.
          </p>
        </div>
      )}
      {cart.needsConfirmation && <Confirmation lines={cart.lines} isStockControlled={isStockControlled} />}
      <div className={layout.panel}>
        <div className={styles.columns} aria-hidden>
          <span>Ürün</span>
          <span>Net birim</span>
          <span>Miktar</span>
          <span>Net tutar</span>
        </div>
        <ul className={styles.lines} ref={list}>
          {cart.lines.map((line, place) => (
            <CartLineRow
              key={line.id}
              line={line}
              isStockControlled={isStockControlled}
              onRemove={() => remove(line, place)}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

function isSecondPress(pressedAt: { current: number }): boolean {
  const before = pressedAt.current;
  pressedAt.current = performance.now();
  return pressedAt.current - before < ONE_DOUBLE_CLICK_MS;
}

interface ConfirmationProps {
  lines: readonly CartLine[];
  isStockControlled: boolean;
}

function Confirmation({ lines, isStockControlled }: ConfirmationProps) {
  const { isSettling } = useCart();
  const { store, readOut } = useCartDesk();
  const confirm = async () => {
    if (isSettling) return;
    if (!(await store.confirm())) readOut('Sepetinizdeki değişiklikler onaylandı.');
  };
  return (
    <section
      id={CONFIRMATION_ID}
      tabIndex={-1}
      className={styles.confirmation}
      aria-label="Onayınız gerekiyor"
    >
      <CircleAlert aria-hidden size={20} strokeWidth={1.75} />
      <div>
        <p className={styles.confirmationTitle}>Sepetinizdeki ürünlerde değişiklik var</p>
        <p>{consequences(lines, isStockControlled)}</p>
      </div>
      <button
        type="button"
        className={`${button.button} ${button.petrol}`}
        aria-disabled={isSettling}
        onClick={() => void confirm()}
      >
        Onayla
      </button>
    </section>
  );
}

/** What confirming will do, of what is there to be confirmed. */
function consequences(lines: readonly CartLine[], isStockControlled: boolean): string {
  const has = (wanted: (line: CartLine) => boolean) => lines.some(wanted);
  const parts = [
    has((line) => line.unitPrice > 0 && line.previousUnitPrice !== null) && 'güncel fiyatlar geçerli olur',
    has((line) => line.problem === 'NOT_ENOUGH_STOCK' && !isBelowMinimum(line)) &&
      'miktarlar stoktaki kadar olur',
    has(
      (line) =>
        line.problem === 'NOT_SOLD' ||
        line.problem === 'PRICE_ON_REQUEST' ||
        (line.problem === 'OUT_OF_STOCK' && isStockControlled) ||
        (line.problem === 'NOT_ENOUGH_STOCK' && isBelowMinimum(line)),
    ) && 'sipariş edilemeyen ürünler sepetten çıkar',
  ].filter((part) => part !== false);
  return `Devam etmeden önce gözden geçirin. Onaylarsanız ${parts.join(', ')}.`;
}

/** What is left of it is less than the shop sells at once. */
function isBelowMinimum({ availableQuantity, product }: CartLine): boolean {
  return (availableQuantity ?? 0) < (product?.minOrderQuantity ?? 1);
}
