import { ProductCardFragment } from '../features/catalog/product-card';
import { CartList } from '../features/cart/cart-list';
import { CartSummary } from '../features/cart/cart-summary';
import { useCart } from '../features/cart/use-cart';
import { graphql } from '../graphql/graphql';
import { runQuery } from '../graphql/query';
import layout from '../ui/layout.module.css';
import { CartFault } from './cart-fault';
import styles from './cart-screen.module.css';
import { CartSkeleton } from './cart-skeleton';
import { CheckoutLink } from './checkout-link';
import { EmptyCart } from './empty-cart';
import { OrderSteps } from './order-steps';
import { type PageMeta, type ScreenRequest, useScreenData } from './screen';

const CartScreenQuery = graphql(
  `
    query CartScreen {
      siteSettings {
        stockControl
      }
      products(filter: { isFeatured: true }, take: 4) {
        items {
          ...ProductCard
        }
      }
    }
  `,
  [ProductCardFragment],
);

/** What stands around a cart; the cart itself is asked for by the browser. */
export async function loader({ client }: ScreenRequest) {
  const { siteSettings, products } = await runQuery(client, CartScreenQuery, {});
  return { isStockControlled: siteSettings.stockControl, suggestions: products.items };
}

export const isPersonal = true;

export function meta(): PageMeta {
  return { title: 'Sepet', description: 'Sepetinizdeki ürünler ve siparişiniz.' };
}

/** The cart and, as its second stage, the way to order it. */
export function Component() {
  const { isStockControlled, suggestions } = useScreenData<typeof loader>();
  const { cart, isSettling, loadFailure } = useCart();
  if (!cart) {
    return (
      <div className={layout.page}>
        <OrderSteps at="cart" />
        {loadFailure ? <CartFault failure={loadFailure} /> : <CartSkeleton />}
      </div>
    );
  }
  if (cart.lines.length === 0) {
    return <EmptyCart canBeRestored={cart.canBeRestored} suggestions={suggestions} />;
  }
  return (
    <div className={layout.page}>
      <OrderSteps at="cart" />
      <div className={styles.cart}>
        <CartList cart={cart} isStockControlled={isStockControlled} />
        <div className={styles.side}>
          <CartSummary totals={cart.totals} isSettling={isSettling}>
            <CheckoutLink cart={cart} />
          </CartSummary>
        </div>
      </div>
    </div>
  );
}
