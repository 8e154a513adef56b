import { chakra, Flex, type FlexProps, Span } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../controls/icon';

interface Step {
  readonly name: string;
  /** The way back to it, where there is one. */
  readonly to?: string | undefined;
}

interface StepListProps extends FlexProps {
  label: string;
  steps: readonly Step[];
  /** The place of the step one is at, from 0; those before it are done. */
  current: number;
}

/** How far something is that goes in steps. */
export function StepList({ label, steps, current, ...flex }: StepListProps) {
  return (
    <Flex as="ol" aria-label={label} wrap="wrap" gap="3" textStyle="small" color="fg.muted" {...flex}>
      {steps.map(({ name, to }, place) => (
        <Flex
          as="li"
          key={name}
          align="center"
          gap="2"
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
            {to === undefined ? (
              name
            ) : (
              <chakra.span
                textDecoration="underline"
                textUnderlineOffset="3px"
                textDecorationColor="line.strong"
              >
                <Link to={to}>{name}</Link>
              </chakra.span>
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
