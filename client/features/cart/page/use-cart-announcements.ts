import { useEffect, useRef } from 'react';
import { formatLiraInWords, formatQuantity } from '../../../shop/format';
import { type Cart, cartSize, nameOf, unitOf } from '../store/cart-data';
import { useCart, useCartDesk } from '../store/use-cart';
import { problemSentence } from './problem-sentence';

/** Several steps of a quantity are read out once, as what came of them. */
const STEPS_END_MS = 700;

/**
 * Reads out what becomes of the cart on its page: a quantity that was changed here, and whatever was changed elsewhere. All else
 * is said where it is done. Without a cart the page shows something different.
 *
 * @returns to be called with the id of a line whose quantity is changed
 */
export function useCartAnnouncements(
  cart: Cart | undefined,
  isStockControlled: boolean,
): (lineId: string) => void {
  const { isSettling, failures } = useCart();
  const { readOut } = useCartDesk();
  const stepped = useRef<string>(undefined);
  const isOwn = useRef(false);
  const known = useRef(cart);
  useEffect(() => {
    if (isSettling) {
      isOwn.current = true;
      return undefined;
    }
    const before = known.current;
    const sentence = isOwn.current || !before || !cart ? undefined : changedElsewhere(before, cart);
    known.current = cart;
    isOwn.current = false;
    if (sentence !== undefined) readOut(sentence);
    if (stepped.current === undefined) return undefined;
    const wait = setTimeout(() => {
      const line = cart?.lines.find(({ id }) => id === stepped.current);
      stepped.current = undefined;
      // A failure is said beside its line.
      if (!cart || !line || failures[line.id]) return;
      const amount = `${nameOf(line)}: ${formatQuantity(line.quantity, unitOf(line))}.`;
      const total = `Genel toplam ${formatLiraInWords(cart.totals.total)}.`;
      readOut([amount, problemSentence(line, isStockControlled), total].filter(Boolean).join(' '));
    }, STEPS_END_MS);
    return () => clearTimeout(wait);
  }, [cart, isSettling, failures, readOut, isStockControlled]);
  return (lineId) => {
    stepped.current = lineId;
  };
}

function changedElsewhere(before: Cart, now: Cart): string | undefined {
  if (now.needsConfirmation && !before.needsConfirmation) {
    return 'Sepetinizdeki ürünlerde değişiklik var; onayınız gerekiyor.';
  }
  if (linesOf(before) === linesOf(now)) return undefined;
  return now.lines.length === 0
    ? 'Sepetiniz güncellendi, artık boş.'
    : `Sepetiniz güncellendi: ${cartSize(now)}.`;
}

const linesOf = ({ lines }: Cart): string => lines.map(({ id, quantity }) => `${id}:${quantity}`).join();
