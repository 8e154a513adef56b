import { Container, Flex, Heading, Link } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, Navigate, useNavigate } from 'react-router-dom';
import { useQuery } from 'urql';
import { CartSummary } from '../../features/cart/page/cart-summary';
import { type Cart, deliveryOf, nameOf, unitOf } from '../../features/cart/store/cart-data';
import { useCart, useCartDesk } from '../../features/cart/store/use-cart';
import { BankAccountsFragment } from '../../features/content/contact/bank-accounts';
import { forgetDraft } from '../../features/orders/checkout/checkout-draft';
import { MarketingConsentFragment } from '../../features/orders/checkout/consent-section';
import { LineList } from '../../features/orders/checkout/line-list';
import { OrderLimitText } from '../../features/orders/checkout/order-limit-text';
import { exceededLimit } from '../../features/orders/checkout/order-limits';
import { prefilledCheckout, PrefillFragment } from '../../features/orders/checkout/prefill';
import { EmptiedCart } from '../../features/orders/submission/emptied-cart';
import { mayHaveUnansweredOrders } from '../../features/orders/submission/order-attempt';
import { usePlacedElsewhere } from '../../features/orders/submission/placed-elsewhere';
import { UnansweredOrder } from '../../features/orders/submission/unanswered-order';
import { graphql } from '../../graphql/graphql';
import { paths } from '../../paths';
import { chosenInWords } from '../../shop/chosen-variations';
import { MADE_TO_MEASURE } from '../../shop/made-to-measure';
import { hasProcured } from '../../shop/delivery-text';
import { formatLiraExactly } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { ErrorState } from '../../ui/feedback/error-state';
import { useIsBuilt } from '../../ui/navigation/built-pages';
import { Checkout } from './checkout';
import { CheckoutSkeleton } from './checkout-skeleton';
import { OrderSteps } from './order-steps';
import { STAGE_TITLES } from './stage-of';

export const CheckoutQuery = graphql(
  `
    query Checkout {
      me {
        id
        ...Prefill
      }
      checkoutOptions {
        paymentChoices {
          method
          description
        }
        bankAccounts {
          ...BankAccounts
        }
        marketingConsent {
          ...MarketingConsent
        }
        orderLimits {
          unitsPerProduct
          units
          subtotal
        }
      }
    }
  `,
  [PrefillFragment, BankAccountsFragment, MarketingConsentFragment],
);

/** Who is signed in may change while the shop stays open. */
const CONTEXT = { additionalTypenames: ['Customer'] };

/** The second stage of the cart: who orders, where to, how it is paid, and the order itself. */
export function CheckoutStage({ cart: current }: { cart: Cart }) {
  const { isSettling } = useCart();
  const { store } = useCartDesk();
  const navigate = useNavigate();
  const [{ data, error }, ask] = useQuery({ query: CheckoutQuery, context: CONTEXT });
  const placedElsewhere = usePlacedElsewhere(current.lines.map(({ id }) => id));
  // A cart that is emptied under way takes nothing from a form whose order is not answered yet.
  const [cart, setCart] = useState(current);
  const [isUnsure] = useState(mayHaveUnansweredOrders);
  if (current !== cart && current.lines.length > 0) setCart(current);
  const showOrder = async (trackingToken: string) => {
    await navigate(paths.orderReceived(trackingToken), { replace: true });
    await store.refetch();
  };

  const failure = !data && error && (
    <ErrorState title="Form gösterilemedi" onRetry={() => ask({ requestPolicy: 'network-only' })}>
      <p>Bağlantınızı kontrol edip yeniden deneyin. Sepetiniz ve yazdıklarınız duruyor.</p>
    </ErrorState>
  );
  if (cart.lines.length === 0) {
    if (!isUnsure) return <Navigate to={paths.cart()} replace />;
    // Whose order it is must be known first.
    if (!data) return <Container>{failure}</Container>;
    return (
      <Container>
        <UnansweredOrder
          customerId={data.me?.id}
          onPlaced={(token) => {
            forgetDraft();
            void showOrder(token);
          }}
        />
      </Container>
    );
  }
  if (current.lines.length === 0 && !mayHaveUnansweredOrders()) {
    return (
      <Container>
        <EmptiedCart trackingToken={placedElsewhere} isSignedIn={data?.me != null} />
      </Container>
    );
  }
  const limits = data?.checkoutOptions.orderLimits;
  const limit = limits ? exceededLimit(cart, limits) : undefined;
  const paymentChoices = data?.checkoutOptions.paymentChoices ?? [];
  return (
    <Container>
      <StageHeading />
      {!data && !error && <CheckoutSkeleton />}
      {failure}
      {data && (
        <Checkout
          key={data.me?.id ?? 'guest'}
          total={cart.totals.total}
          cartMark={markOf(cart)}
          limitText={limit === undefined ? undefined : <OrderLimitText limit={limit} isGuest={!data.me} />}
          customerId={data.me?.id}
          profile={prefilledCheckout(data.me, paymentChoices[0]?.method ?? 'BANK_TRANSFER')}
          paymentChoices={paymentChoices}
          bankAccounts={data.checkoutOptions.bankAccounts}
          consent={data.checkoutOptions.marketingConsent}
          buyerReason={data.me ? undefined : <SignInHint />}
          summary={(action) => (
            <CartSummary
              totals={cart.totals}
              isSettling={isSettling}
              above={<LineList lines={linesOf(cart)} />}
              formatAmount={formatLiraExactly}
            >
              {action}
            </CartSummary>
          )}
          onPlaced={(token) => void showOrder(token)}
          onCartChanged={() => void store.refetch()}
        />
      )}
    </Container>
  );
}

function StageHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <OrderSteps at="form" />
      <Flex
        wrap="wrap"
        align="baseline"
        justify="space-between"
        columnGap="4"
        rowGap="1"
        paddingBlock="4"
        maxWidth={{ lg: 'calc(100% - 27.5rem)' }}
      >
        <Heading as="h1" ref={heading} tabIndex={-1} textStyle="h1" _focusVisible={{ outline: 'none' }}>
          {STAGE_TITLES.form}
        </Heading>
        <Link asChild gap="1.5" minHeight="6">
          <RouterLink to={paths.cart()}>
            <Icon of={ArrowLeft} />
            Geri Dön
          </RouterLink>
        </Link>
      </Flex>
    </>
  );
}

function SignInHint() {
  const isBuilt = useIsBuilt();
  const login = paths.login(paths.checkout());
  if (!isBuilt(login)) return 'Üyelik gerekmez.';
  return (
    <>
      Üyelik gerekmez.{' '}
      <Link asChild>
        <RouterLink to={login}>Giriş yapın</RouterLink>
      </Link>
      , bilgileriniz dolsun.
    </>
  );
}

function linesOf({ lines }: Cart) {
  return lines.map((line) => ({
    ...line,
    name: nameOf(line),
    details: [
      line.product?.model ?? '',
      chosenInWords(line.selectedVariations),
      line.product?.isMadeToMeasure ? MADE_TO_MEASURE : '',
    ].filter((detail) => detail !== ''),
    unit: unitOf(line),
    delivery: deliveryOf(line),
    isProcured: hasProcured(line),
    picture: line.product?.pictures[0],
  }));
}

/** What the documents say of the cart. */
function markOf({ lines, totals }: Cart): string {
  const parts = lines.map((line) =>
    [line.id, line.quantity, line.unitPrice, deliveryOf(line), line.product?.isMadeToMeasure].join(':'),
  );
  return [...parts, totals.total].join(' ');
}
