import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Ban, ChevronLeft, ChevronRight, History, MessageSquareText } from 'lucide-react';
import { OrderStatusBadge } from '../../../features/orders/status/order-status-badge';
import { PaymentState } from '../../../features/orders/status/payment-state';
import { readFragment } from '../../../graphql/graphql';
import { Icon } from '../../../ui/controls/icon';
import { RecordBand } from '../../record/record-head';
import { When } from '../../record/when';
import { OrderHistoryFragment } from '../timeline/order-history';
import { type PanelOrder } from './order.query';

/** What comes before anything else: why the order was cancelled, and what its buyer wrote. */
export function OrderBands({ order: { status, notes, history } }: { order: PanelOrder }) {
  const entries = readFragment(OrderHistoryFragment, history ?? []);
  const cancelled =
    status === 'CANCELLED'
      ? entries.findLast(({ to, isUndone }) => to === 'CANCELLED' && !isUndone)
      : undefined;
  return (
    <>
      {cancelled && (
        <RecordBand icon={Ban} tone="danger" title={cancelled.actor.name ?? 'Mağaza'}>
          iptal etti, <When at={cancelled.at} />: {cancelled.reason ?? cancelled.text}
        </RecordBand>
      )}
      {notes && (
        <RecordBand icon={MessageSquareText} title="Müşteri notu">
          {notes}
        </RecordBand>
      )}
    </>
  );
}

interface PastBandProps {
  /** As it was after one of its events. */
  order: PanelOrder;
  events: NonNullable<PanelOrder['history']>;
  onShow: (version: number) => void;
  onReturn: () => void;
}

/** Says which time is shown and what the order was then. It stays in sight while somebody moves through its history further down. */
export function PastBand({ order, events, onShow, onReturn }: PastBandProps) {
  const { version, status, paymentStatus, received } = order;
  const event = events[version - 1];
  return (
    <Flex
      role="status"
      position="sticky"
      top="2"
      zIndex="docked"
      wrap="wrap"
      align="center"
      gap="2"
      paddingInline="4"
      paddingBlock="2"
      borderRadius="lg"
      borderWidth="1px"
      borderColor="petrol.line"
      bg="petrol.subtle"
      boxShadow="float"
    >
      <Flex gap="3" flex="1" minWidth="16rem" align="start">
        <Text as="span" color="petrol.fg" paddingTop="0.5">
          <Icon of={History} />
        </Text>
        <div>
          Siparişin geçmişteki hâlini görüyorsunuz; burada bir şey değiştirilemez.
          {event && (
            <Text>
              <b>
                {version} / {events.length}
              </b>{' '}
              <When at={event.at} />: {event.text}
            </Text>
          )}
        </div>
      </Flex>
      <OrderStatusBadge status={status} />
      <PaymentState status={paymentStatus} orderStatus={status} received={received} />
      <Flex gap="1">
        <Step label="Önceki olay" to={version - 1} icon={ChevronLeft} isEnd={version <= 1} onShow={onShow} />
        <Step label="Sonraki olay" to={version + 1} icon={ChevronRight} isEnd={false} onShow={onShow} />
      </Flex>
      <Button variant="outline" size="sm" onClick={onReturn}>
        Güncel hâline dönün
      </Button>
    </Flex>
  );
}

interface StepProps {
  label: string;
  to: number;
  icon: typeof ChevronLeft;
  isEnd: boolean;
  onShow: (version: number) => void;
}

function Step({ label, to, icon, isEnd, onShow }: StepProps) {
  return (
    <IconButton
      variant="ghost"
      size="sm"
      aria-label={label}
      title={label}
      // A disabled button would lose the focus at the end.
      aria-disabled={isEnd}
      opacity={isEnd ? 0.4 : undefined}
      onClick={() => !isEnd && onShow(to)}
    >
      <Icon of={icon} />
    </IconButton>
  );
}
