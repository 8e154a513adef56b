import { focusHeading } from '../../../ui/navigation/heading-focus';
import { type CartFailure } from './cart-failure';
import { useCartDesk } from './use-cart';

/**
 * Puts back what was last taken out of the cart. Its button goes away with that, so the focus goes to the heading. Resolves
 * to the failure, which the cart shows.
 */
export function useRestore(): () => Promise<CartFailure | undefined> {
  const { store, readOut } = useCartDesk();
  return async () => {
    const failure = await store.restore();
    if (failure) return failure;
    readOut('Son çıkarılanlar sepete geri eklendi.');
    focusHeading();
    return undefined;
  };
}
