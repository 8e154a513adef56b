import { Box } from '@chakra-ui/react';
import { paths } from '../../paths';
import { Steps } from '../../ui/layout/steps';

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
    <Box paddingTop="5">
      <Steps
        label="Sipariş adımları"
        steps={STEPS.map(({ id, name }) =>
          id === 'cart' && at === 'form' ? { name, to: paths.cart() } : { name },
        )}
        current={STEPS.findIndex(({ id }) => id === at)}
      />
    </Box>
  );
}
