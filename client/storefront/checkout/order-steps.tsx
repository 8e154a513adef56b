import { chakra, Flex, Span } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Icon } from '../../ui/controls/icon';

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
  const current = STEPS.findIndex(({ id }) => id === at);
  return (
    <Flex
      as="ol"
      aria-label="Sipariş adımları"
      wrap="wrap"
      gap="3"
      paddingTop="5"
      textStyle="small"
      color="fg.muted"
    >
      {STEPS.map(({ id, name }, place) => (
        <Flex
          as="li"
          key={id}
          align="center"
          gap="2"
          whiteSpace="nowrap"
          aria-current={place === current ? 'step' : undefined}
          color={place === current ? 'fg' : undefined}
          fontWeight={place === current ? 'semibold' : undefined}
        >
          {place > 0 && (
            <Span
              aria-hidden
              width="clamp(12px, 4vw, 56px)"
              marginInlineEnd="1"
              borderTopWidth="1px"
              borderColor="line.strong"
            />
          )}
          <StepMark place={place} current={current} />
          {/* On a phone only the step one is at has a name to see. */}
          <Span css={place === current ? undefined : { smDown: { srOnly: true } }}>
            {id === 'cart' && at === 'form' ? (
              <chakra.span
                textDecoration="underline"
                textUnderlineOffset="3px"
                textDecorationColor="line.strong"
              >
                <Link to={paths.cart()}>{name}</Link>
              </chakra.span>
            ) : (
              name
            )}
          </Span>
        </Flex>
      ))}
    </Flex>
  );
}

function StepMark({ place, current }: { place: number; current: number }) {
  const colors =
    place === current
      ? ({ bg: 'petrol', borderColor: 'petrol', color: 'petrol.on' } as const)
      : place < current
        ? ({ borderColor: 'petrol.fg', color: 'petrol.fg' } as const)
        : ({ borderColor: 'line.strong' } as const);
  return (
    <chakra.b
      display="grid"
      placeItems="center"
      boxSize="6"
      borderWidth="1px"
      borderRadius="full"
      textStyle="tiny"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      {...colors}
    >
      {place < current ? <Icon of={Check} strokeWidth={2} /> : place + 1}
    </chakra.b>
  );
}
