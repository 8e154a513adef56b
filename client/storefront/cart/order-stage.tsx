import { lazy, Suspense } from 'react';
import { type Cart } from '../../features/cart/cart-data';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { useHydrated } from '../../ui/use-hydrated';
import { CheckoutSkeleton } from './checkout-skeleton';
import styles from './order-stage.module.css';
import { OrderSteps } from './order-steps';
import { type Stage, STAGE_TITLES } from './stage-of';

/** Only who orders loads what ordering takes. */
const CheckoutStage = lazy(async () => ({ default: (await import('./checkout-stage')).CheckoutStage }));
const ReceivedStage = lazy(async () => ({ default: (await import('./received-stage')).ReceivedStage }));

interface OrderStageProps {
  stage: Stage;
  /** Nothing until the shop has told it. */
  cart: Cart | undefined;
}

/** What comes after the lines of the cart: the form, then the order. In the HTML of the server both are a skeleton. */
export function OrderStage({ stage, cart }: OrderStageProps) {
  const isHydrated = useHydrated();
  const waiting = (
    <div className={layout.page}>
      <OrderSteps at={stage.at} />
      <h1 className={`${text.h1} ${styles.title}`}>
        {stage.at === 'form' ? STAGE_TITLES.form : 'Siparişiniz'}
      </h1>
      <CheckoutSkeleton />
    </div>
  );
  if (!isHydrated) return waiting;
  if (stage.at === 'placed') {
    return (
      <Suspense fallback={waiting}>
        <ReceivedStage key={stage.token} token={stage.token} />
      </Suspense>
    );
  }
  return <Suspense fallback={waiting}>{cart ? <CheckoutStage cart={cart} /> : waiting}</Suspense>;
}
