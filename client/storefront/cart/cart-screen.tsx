import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CartList } from '../../features/cart/page/cart-list';
import { CartSummary } from '../../features/cart/page/cart-summary';
import { useCartAnnouncements } from '../../features/cart/page/use-cart-announcements';
import { useCart, useCartDesk } from '../../features/cart/store/use-cart';
import { ProductCardFragment } from '../../features/catalog/cards/product-card';
import { mayHaveUnansweredOrders } from '../../features/orders/submission/order-attempt';
import { graphql } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { DesignProvider } from '../../design/design-provider';
import layout from '../../design/layout.module.css';
import { CartColumns } from './cart-columns';
import { ErrorState } from '../../ui/feedback/error-state';
import { focusHeading } from '../../ui/navigation/heading-focus';
import { CartSkeleton } from './cart-skeleton';
import { CheckoutLink } from './checkout-link';
import { QuoteCartLink } from './quote-cart-link';
import { MaterialListLink } from './material-list-link';
import { EmptyCart } from './empty-cart';
import { OrderStage } from '../checkout/order-stage';
import { OrderSteps } from '../checkout/order-steps';
import { notFound } from '../route-answers';
import { type MetaRequest, type PageMeta, type ScreenRequest, useScreenData } from '../screen';
import { STAGE_TITLES, stageOf } from '../checkout/stage-of';
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

/** What stands around a cart; the cart itself is loaded by the browser. */
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
  return (
    <DesignProvider>
      <Stages />
    </DesignProvider>
  );
}

function Stages() {
  const { isStockControlled, suggestions } = useScreenData<typeof loader>();
  const { cart, isSettling, loadFailure } = useCart();
  const { store } = useCartDesk();
  const [parameters] = useSearchParams();
  const stage = stageOf(parameters);
  useFocusOnReturn(stage?.at);
  const onStep = useCartAnnouncements(stage ? undefined : cart, isStockControlled);
  const isShown = stage?.at === 'placed' || cart || !loadFailure;
  if (stage && isShown) return <OrderStage stage={stage} cart={cart} />;
  if (!cart) {
    return (
      <div className={layout.page}>
        <OrderSteps at="cart" />
        {loadFailure ? (
          <Box mt="5">
            <ErrorState heading="h1" title="Sepetiniz gösterilemedi" onRetry={() => void store.refetch()}>
              <p>{loadFailure.message} Sepetinizdeki ürünler mağazada duruyor.</p>
            </ErrorState>
          </Box>
        ) : (
          <CartSkeleton />
        )}
      </div>
    );
  }
  if (cart.lines.length === 0) {
    // It may be empty because an order was received whose answer was lost.
    if (mayHaveUnansweredOrders()) return <OrderStage stage={{ at: 'form' }} cart={cart} />;
    return <EmptyCart canBeRestored={cart.canBeRestored} suggestions={suggestions} />;
  }
  return (
    <div className={layout.page}>
      <OrderSteps at="cart" />
      <CartColumns
        side={
          <CartSummary totals={cart.totals} isSettling={isSettling}>
            <CheckoutLink cart={cart} />
            <QuoteCartLink />
            <MaterialListLink />
          </CartSummary>
        }
      >
        <CartList cart={cart} isStockControlled={isStockControlled} onStep={onStep} />
      </CartColumns>
    </div>
  );
}

/** Back at the lines of the cart, reading goes on at their heading; the later stages focus theirs themselves. */
function useFocusOnReturn(stage: string | undefined): void {
  const earlier = useRef(stage);
  useEffect(() => {
    if (earlier.current !== undefined && stage === undefined) focusHeading();
    earlier.current = stage;
  }, [stage]);
}
