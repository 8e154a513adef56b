import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useQuery } from 'urql';
import { paths } from '../../app/paths';
import { type Cart, deliveryOf, nameOf, unitOf } from '../../features/cart/cart-data';
import { CartSummary } from '../../features/cart/cart-summary';
import { useCart, useCartDesk } from '../../features/cart/use-cart';
import { exceededLimit } from '../../features/checkout/order-limits';
import { OrderLimitNotice } from '../../features/checkout/order-limit-notice';
import { LineList } from '../../features/checkout/line-list';
import { prefillFrom, PrefillFragment } from '../../features/checkout/prefill';
import { forgetCheckoutForm } from '../../features/checkout/use-checkout-form';
import { unansweredOrders } from '../../features/placement/order-attempt';
import { UnansweredOrder } from '../../features/placement/unanswered-order';
import { graphql } from '../../graphql/graphql';
import { BankAccountsFragment } from '../../ui/bank-accounts';
import { useIsBuilt } from '../../ui/built-pages';
import { chosenInWords } from '../../ui/chosen-variations';
import { hasProcured } from '../../ui/delivery-text';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { Checkout } from './checkout';
import { CheckoutSkeleton } from './checkout-skeleton';
import styles from './checkout-stage.module.css';
import { OrderSteps } from './order-steps';
import { StageFault } from './stage-fault';
import { STAGE_TITLES } from './stage-of';

const CheckoutQuery = graphql(
  `
    query Checkout {
      me {
        ...Prefill
      }
      checkoutOptions {
        paymentMethods
        bankAccounts {
          ...BankAccounts
        }
        orderLimits {
          unitsPerProduct
          units
          subtotal
        }
      }
    }
  `,
  [PrefillFragment, BankAccountsFragment],
);

/** Who is signed in may change while the shop stays open. */
const CONTEXT = { additionalTypenames: ['Customer'] };

/** The second stage of the cart: who orders, where to, how it is paid, and the order itself. */
export function CheckoutStage({ cart: current }: { cart: Cart }) {
  const { isSettling } = useCart();
  const { store } = useCartDesk();
  const navigate = useNavigate();
  const [{ data, error }, ask] = useQuery({ query: CheckoutQuery, context: CONTEXT });
  // A cart that is emptied under way, by this very order or in another tab, takes nothing from the form.
  const [cart, setCart] = useState(current);
  const [isUnsure] = useState(() => unansweredOrders().length > 0);
  if (current !== cart && current.lines.length > 0) setCart(current);
  const showOrder = async (trackingToken: string) => {
    await navigate(paths.orderReceived(trackingToken), { replace: true });
    await store.look();
  };

  if (cart.lines.length === 0) {
    if (!isUnsure) return <Navigate to={paths.cart()} replace />;
    return (
      <div className={`${layout.page} ${styles.unanswered}`}>
        <UnansweredOrder
          onPlaced={(token) => {
            forgetCheckoutForm();
            void showOrder(token);
          }}
        />
      </div>
    );
  }
  const limits = data?.checkoutOptions.orderLimits;
  const limit = limits ? exceededLimit(cart, limits) : undefined;
  return (
    <div className={layout.page}>
      <Heading />
      {!data && !error && <CheckoutSkeleton />}
      {!data && error && (
        <StageFault
          title="Form gösterilemedi"
          hint="Bağlantınızı denetleyip yeniden deneyin. Sepetiniz ve yazdıklarınız duruyor."
          askAgain={() => ask({ requestPolicy: 'network-only' })}
        />
      )}
      {data && (
        <Checkout
          total={cart.totals.total}
          cartMark={markOf(cart)}
          limitNotice={limit !== undefined && <OrderLimitNotice limit={limit} isGuest={!data.me} />}
          prefill={prefillFrom(data.me)}
          paymentMethods={data.checkoutOptions.paymentMethods}
          bankAccounts={data.checkoutOptions.bankAccounts}
          buyerHint={data.me ? undefined : <SignInHint />}
          summary={(action) => (
            <CartSummary
              totals={cart.totals}
              isSettling={isSettling}
              above={<LineList lines={linesOf(cart)} />}
            >
              {action}
            </CartSummary>
          )}
          onPlaced={(token) => void showOrder(token)}
          onCartChanged={() => void store.look()}
        />
      )}
    </div>
  );
}

function Heading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <OrderSteps at="form" />
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={text.h1}>
          {STAGE_TITLES.form}
        </h1>
        <Link to={paths.cart()} className={`${text.link} ${styles.back}`}>
          <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
          Geri Dön
        </Link>
      </div>
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
      <Link to={login} className={text.link}>
        Giriş yapın
      </Link>
      , bilgileriniz dolsun.
    </>
  );
}

function linesOf({ lines }: Cart) {
  return lines.map((line) => ({
    ...line,
    name: nameOf(line),
    details: [line.product?.model ?? '', chosenInWords(line.selectedVariations)].filter(
      (detail) => detail !== '',
    ),
    unit: unitOf(line),
    delivery: deliveryOf(line),
    isProcured: hasProcured(line.delivery),
    picture: line.product?.pictures[0],
  }));
}

/** What the documents say of the cart. */
function markOf({ lines, totals }: Cart): string {
  const parts = lines.map((line) => [line.id, line.quantity, line.unitPrice, deliveryOf(line)].join(':'));
  return [...parts, totals.total].join(' ');
}
