import { paths } from '../../paths';
import { StepList } from '../../ui/layout/step-list';

const STEPS = [
  { id: 'cart', name: 'Sepet' },
  { id: 'form', name: 'Bilgiler ve ödeme' },
  { id: 'placed', name: 'Sipariş alındı' },
] as const;

interface OrderStepsProps {
  at: (typeof STEPS)[number]['id'];
}

/** How far an order is: the cart, the form, the order placed. The form leads back to the cart. */
export function OrderSteps({ at }: OrderStepsProps) {
  return (
    <StepList
      label="Sipariş adımları"
      steps={STEPS.map(({ id, name }) => ({
        name,
        to: id === 'cart' && at === 'form' ? paths.cart() : undefined,
      }))}
      current={STEPS.findIndex(({ id }) => id === at)}
      paddingTop="5"
    />
  );
}
