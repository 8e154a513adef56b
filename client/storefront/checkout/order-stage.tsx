import { Container, Heading } from '@chakra-ui/react';
import { type Cart } from '../../features/cart/store/cart-data';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { CheckoutSkeleton } from './checkout-skeleton';
import { NeedsScripts } from '../../ui/feedback/needs-scripts';
import { OrderSteps } from './order-steps';
import { type Stage, STAGE_TITLES } from './stage-of';

/** Only visitors who order load what ordering takes. */
const CheckoutStage = lazyPart(async () => (await import('./checkout-stage')).CheckoutStage, {
  fallback: <Waiting at="form" />,
  failure: 'in place',
});
const ReceivedStage = lazyPart(async () => (await import('./received-stage')).ReceivedStage, {
  fallback: <Waiting at="placed" />,
  failure: 'in place',
});

const WITHOUT_SCRIPTS = {
  form: 'Sipariş verebilmek için tarayıcınızda JavaScript açık olmalıdır. Sepetiniz duruyor.',
  placed:
    'Siparişiniz kayıtlı. Bu sayfada gösterilebilmesi için tarayıcınızda JavaScript açık olmalıdır; ayrıntıları e-postanızda bulursunuz.',
} as const;

interface OrderStageProps {
  stage: Stage;
  /** Undefined until the shop has answered. */
  cart: Cart | undefined;
}

/** What comes after the lines of the cart: the form, then the order. In the HTML of the server both are a skeleton. */
export function OrderStage({ stage, cart }: OrderStageProps) {
  const isHydrated = useHydrated();
  const waiting = <Waiting at={stage.at} />;
  if (!isHydrated) return waiting;
  if (stage.at === 'placed') return <ReceivedStage key={stage.token} token={stage.token} />;
  return cart ? <CheckoutStage cart={cart} /> : waiting;
}

function Waiting({ at }: { at: Stage['at'] }) {
  return (
    <Container>
      <OrderSteps at={at} />
      <Heading as="h1" textStyle="h1" paddingBlock="4">
        {at === 'form' ? STAGE_TITLES.form : 'Siparişiniz'}
      </Heading>
      <NeedsScripts text={WITHOUT_SCRIPTS[at]}>
        <CheckoutSkeleton />
      </NeedsScripts>
    </Container>
  );
}
