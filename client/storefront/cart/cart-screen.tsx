import { useSearchParams } from 'react-router-dom';
import { CartList } from '../../features/cart/cart-list';
import { CartSummary } from '../../features/cart/cart-summary';
import { useCart } from '../../features/cart/use-cart';
import { ProductCardFragment } from '../../features/catalog/product-card';
import { unansweredOrders } from '../../features/placement/order-attempt';
import { graphql } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import layout from '../../ui/layout.module.css';
import { CartFault } from './cart-fault';
import styles from './cart-screen.module.css';
import { CartSkeleton } from './cart-skeleton';
import { CheckoutLink } from './checkout-link';
import { EmptyCart } from './empty-cart';
import { OrderStage } from './order-stage';
import { OrderSteps } from './order-steps';
import { notFound } from '../route-answers';
import { type MetaRequest, type PageMeta, type ScreenRequest, useScreenData } from '../screen';
import { STAGE_TITLES, stageOf } from './stage-of';
import { isLinkedOrder, UNKNOWN_LINKED_ORDER } from '../orders/unknown-order';

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
export async function loader({ client, url }: ScreenRequest) {
  const stage = stageOf(url.searchParams);
  // An order that was placed is not to be lost from sight because one question went unanswered.
  const isKnown = stage?.at !== 'placed' || isLinkedOrder(client, stage.token).catch(() => true);
  const { siteSettings, products } = await runQuery(client, CartScreenQuery, {});
  if (!(await isKnown)) throw notFound(UNKNOWN_LINKED_ORDER);
  return { isStockControlled: siteSettings.stockControl, suggestions: products.items };
}

export const isPersonal = true;

export function meta({ url }: MetaRequest<unknown>): PageMeta {
  const stage = stageOf(url.searchParams);
  const title = stage ? STAGE_TITLES[stage.at] : 'Sepet';
  return { title, description: 'Sepetinizdeki ürünler ve siparişiniz.' };
}

/** The cart and, as its later stages, the way to order it. */
export function Component() {
  const { isStockControlled, suggestions } = useScreenData<typeof loader>();
  const { cart, isSettling, loadFailure } = useCart();
  const [parameters] = useSearchParams();
  const stage = stageOf(parameters);
  const isShown = stage?.at === 'placed' || cart || !loadFailure;
  if (stage && isShown) return <OrderStage stage={stage} cart={cart} />;
  if (!cart) {
    return (
      <div className={layout.page}>
        <OrderSteps at="cart" />
        {loadFailure ? <CartFault failure={loadFailure} /> : <CartSkeleton />}
      </div>
    );
  }
  if (cart.lines.length === 0) {
    // It may be empty because an order was received whose answer was lost.
    if (unansweredOrders().length > 0) return <OrderStage stage={{ at: 'form' }} cart={cart} />;
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
