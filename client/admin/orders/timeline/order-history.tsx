import { Badge, Blockquote, Box, Flex, Span, Text, Timeline } from '@chakra-ui/react';
import {
  ArrowRight,
  Banknote,
  BanknoteX,
  CircleDot,
  FilePen,
  type LucideIcon,
  MailCheck,
  NotebookPen,
  NotebookText,
  Undo2,
  ShoppingCart,
  Truck,
} from 'lucide-react';
import { type ReactNode } from 'react';
import { OrderStatusBadge } from '../../../features/orders/status/order-status-badge';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { startOfDay } from '../../../shop/days';
import { formatDay, formatQuantity } from '../../../shop/format';
import { ORDER_STATUSES } from '../../../shop/order-labels';
import { Icon } from '../../../ui/controls/icon';
import { When } from '../../record/when';
import { STAFF_ROLES } from '../../session/staff-role';

export const OrderHistoryFragment = graphql(`
  fragment OrderHistory on OrderHistoryEntry {
    version
    type
    at
    text
    actor {
      name
      role
    }
    channel
    from
    to
    reason
    note
    carrier
    trackingNumber
    paidOn
    reference
    isBuyerNotified
    isUndone
    shortages {
      position
      productName
      backOrdered
    }
  }
`);

type Entry = ResultOf<typeof OrderHistoryFragment>;

const CHANNELS: Record<Entry['channel'], string> = {
  PANEL: 'panel',
  API: 'API anahtarı',
  SHOP: 'web sitesi',
  SYSTEM: 'kendiliğinden',
};

const ICONS: Record<string, LucideIcon> = {
  OrderPlaced: ShoppingCart,
  OrderStatusUndone: Undo2,
  OrderShipmentCorrected: Truck,
  OrderMarkedPaid: Banknote,
  OrderPaymentReverted: BanknoteX,
  OrderReferencesCorrected: FilePen,
  OrderNoted: NotebookPen,
  OrderNoteWithdrawn: NotebookText,
  OrderLinkRenewed: MailCheck,
  OrderConfirmationResent: MailCheck,
};

export interface OrderHistoryProps {
  entries: readonly FragmentOf<typeof OrderHistoryFragment>[];
  /** What can be done with an entry: a note may be withdrawn. */
  actionsFor: (entry: Entry) => ReactNode;
}

/** Everything that happened to an order, the newest first: who, through what, when, from what to what, and why. */
export function OrderHistory({ entries, actionsFor }: OrderHistoryProps) {
  return (
    <Timeline.Root asChild colorPalette="neutral">
      <ol reversed>
        {readFragment(OrderHistoryFragment, entries)
          .toReversed()
          .map((entry) => (
            <Timeline.Item as="li" key={entry.version}>
              <Timeline.Connector>
                <Timeline.Separator />
                <Timeline.Indicator>
                  <Icon of={iconOf(entry)} size={15} />
                </Timeline.Indicator>
              </Timeline.Connector>
              <Timeline.Content>
                <EntryHead entry={entry} />
                <EntryFacts entry={entry} />
                {actionsFor(entry)}
              </Timeline.Content>
            </Timeline.Item>
          ))}
      </ol>
    </Timeline.Root>
  );
}

function iconOf({ type, to }: Entry): LucideIcon {
  return ICONS[type] ?? (to ? ORDER_STATUSES[to].Icon : CircleDot);
}

function EntryHead({ entry: { type, from, to, text, actor, channel, at } }: { entry: Entry }) {
  return (
    <Flex wrap="wrap" justify="space-between" columnGap="4" rowGap="0">
      <Box minWidth="0">
        <Timeline.Title as="div">
          {from && to ? (
            <Flex wrap="wrap" align="center" gap="2">
              {type === 'OrderStatusUndone' && <Text>Geri alındı:</Text>}
              <OrderStatusBadge status={from} />
              <Icon of={ArrowRight} size={14} />
              <Span srOnly>durumundan</Span>
              <OrderStatusBadge status={to} />
            </Flex>
          ) : (
            text
          )}
        </Timeline.Title>
        <Timeline.Description as="p" textStyle="small">
          {[actor.name, roleLabel(actor.role), CHANNELS[channel]].filter(Boolean).join(', ')}
        </Timeline.Description>
      </Box>
      <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums lining-nums">
        <When at={at} />
      </Text>
    </Flex>
  );
}

/** `super_admin` → Süper yönetici; what the panel does not know stays as it is. */
function roleLabel(role: string | null): string | null {
  return Object.entries(STAFF_ROLES).find(([name]) => name === role?.toUpperCase())?.[1] ?? role;
}

function EntryFacts({ entry }: { entry: Entry }) {
  const { carrier, trackingNumber, paidOn, reference, isBuyerNotified, isUndone, reason, note, shortages } =
    entry;
  const facts = [
    carrier,
    trackingNumber && `takip no ${trackingNumber}`,
    paidOn && `ödeme günü ${formatDay(startOfDay(paidOn))}`,
    reference && `dekont ${reference}`,
  ].filter(Boolean);
  const quoted = note ?? reason;
  return (
    <>
      {facts.length > 0 && <Text textStyle="figures">{facts.join(' · ')}</Text>}
      {shortages.map(({ position, productName, backOrdered }) => (
        <Text key={position} textStyle="small" color="warning.fg">
          {productName}: {formatQuantity(backOrdered, 'adet')} stokta yoktu, tedarik ediliyor
        </Text>
      ))}
      {quoted && (
        <Blockquote.Root marginTop="1" lineHeight="tall" whiteSpace="pre-line" overflowWrap="anywhere">
          <Blockquote.Content>{quoted}</Blockquote.Content>
        </Blockquote.Root>
      )}
      {isUndone && (
        <Text textStyle="small" color="fg.muted">
          Geri alındı; müşteri görmedi
        </Text>
      )}
      {isBuyerNotified && !isUndone && (
        <Badge variant="plain" colorPalette="neutral" paddingInline="0" marginTop="1">
          <Icon of={MailCheck} size={14} />
          Müşteriye e-postayla bildirildi
        </Badge>
      )}
    </>
  );
}
