import { Box, Card, chakra, Text } from '@chakra-ui/react';
import { type ComponentType } from 'react';
import { ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';

interface StatusTrackProps {
  status: OrderStatus;
  /** When each state was reached the last time. */
  reachedAt: ReadonlyMap<OrderStatus, string>;
  /** Says when that was, as the screen says times. */
  Time: ComponentType<{ at: string }>;
}

const WAY: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'];

/** The way of an order through the shop, and how far it is. Returns null when it was cancelled: it has left the way. */
export function StatusTrack({ status, reachedAt, Time }: StatusTrackProps) {
  const current = WAY.indexOf(status);
  if (current < 0) return null;
  return (
    <Card.Root _print={{ display: 'none' }}>
      <Card.Body paddingInline={{ base: '4', md: '5' }} paddingBlock="4">
        <chakra.ol
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: `repeat(${String(WAY.length)}, minmax(0, 1fr))`,
          }}
          listStyleType="none"
          aria-label="Siparişin yolu"
        >
          {WAY.map((known, place) => {
            const at = reachedAt.get(known);
            return (
              <chakra.li
                key={known}
                aria-current={place === current ? 'step' : undefined}
                css={STEP}
                data-done={place < current ? '' : undefined}
                data-current={place === current ? '' : undefined}
              >
                <Box as="span" data-mark="" />
                <Text
                  fontWeight={place === current ? 'semibold' : 'medium'}
                  color={place > current ? 'fg.muted' : undefined}
                >
                  {ORDER_STATUSES[known].label}
                </Text>
                {place <= current && at && (
                  <Text textStyle="small" color="fg.muted">
                    <Time at={at} />
                  </Text>
                )}
              </chakra.li>
            );
          })}
        </chakra.ol>
      </Card.Body>
    </Card.Root>
  );
}

/** A dot on the line that leads to the next one; across on a desk, down on a phone. */
const STEP = {
  position: 'relative',
  paddingBlockStart: { md: '6' },
  paddingInlineStart: { base: '7', md: '0' },
  paddingBlockEnd: { base: '3', md: '0' },
  '& > [data-mark]': {
    position: 'absolute',
    insetInlineStart: '0',
    insetBlockStart: { base: '1.5', md: '0' },
    boxSize: '3',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'line.control',
    bg: 'bg.surface',
    zIndex: '1',
  },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: { base: '5px', md: '3' },
    insetBlockStart: { base: '4', md: '5px' },
    width: { base: '2px', md: 'calc(100% - 12px)' },
    height: { base: 'calc(100% - 10px)', md: '2px' },
    bg: 'line',
  },
  '&[data-done]::before': { bg: 'petrol.fg' },
  '&[data-done] > [data-mark]': { borderColor: 'petrol.fg', bg: 'petrol.fg' },
  '&[data-current] > [data-mark]': { borderColor: 'petrol.fg' },
} as const;
