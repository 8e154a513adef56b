import { Box, Card, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { formatCount } from '../../../shop/format';
import { NoteActions } from './note-actions';
import { NoteForm } from './note-form';
import { OrderHistory, type OrderHistoryProps } from './order-history';
import { PastRail, type PastRailProps } from '../../record/past-rail';

interface OrderTimelineProps {
  /** As it is now, or as it was after one of its events. */
  order: {
    readonly id: string;
    readonly version: number;
    readonly history: OrderHistoryProps['entries'] | null;
  };
  /** Everything that has happened until now. */
  events: PastRailProps['events'];
  /** Nothing can be changed in the past. */
  isPast: boolean;
  onShow: (version: number) => void;
  reload: () => void;
}

/** What happened to an order, a rail to see it as it was, and the notes of staff. */
export function OrderTimeline({ order, events, isPast, onShow, reload }: OrderTimelineProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card.Root as="section" overflow="hidden">
      <Card.Header paddingInline={{ base: '4', md: '5' }} paddingBlock="3" borderBottomWidth="1px">
        <Card.Title as="h2" ref={heading} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
          Zaman çizelgesi
          <Text as="span" textStyle="small" color="fg.muted" fontWeight="normal" marginInlineStart="2">
            {formatCount(events.length)} olay
          </Text>
        </Card.Title>
      </Card.Header>
      <PastRail
        label="Siparişin o anki hâli"
        events={events}
        shown={isPast ? order.version : events.length}
        onShow={onShow}
      />
      <Card.Body paddingInline={{ base: '4', md: '5' }} paddingBlock="4" gap="4">
        <Box hidden={isPast}>
          <NoteForm orderId={order.id} />
        </Box>
        <OrderHistory
          entries={order.history ?? []}
          actionsFor={(entry) =>
            !isPast && (
              <NoteActions
                order={order}
                entry={entry}
                onConflict={reload}
                continueAt={() => heading.current}
              />
            )
          }
        />
      </Card.Body>
    </Card.Root>
  );
}
