import { Badge, Blockquote, Box, Flex, Span, Text, Timeline } from '@chakra-ui/react';
import { ArrowRight, CircleDot, type LucideIcon, MailCheck } from 'lucide-react';
import { type ReactNode } from 'react';
import { Icon } from '../../ui/controls/icon';
import { STAFF_ROLES } from '../session/staff-role';
import { When } from './when';

/** What the histories of all records say of an event. */
interface HistoryEvent<Status extends string> {
  readonly version: number;
  readonly type: string;
  readonly at: string;
  readonly text: string;
  readonly actor: { readonly name: string | null; readonly role: string | null };
  readonly channel: keyof typeof CHANNELS;
  readonly from: Status | null;
  readonly to: Status | null;
  readonly reason: string | null;
  readonly note: string | null;
  readonly isBuyerNotified: boolean | null;
}

export interface EventHistoryProps<Status extends string, Event extends HistoryEvent<Status>> {
  /** The oldest first. */
  events: readonly Event[];
  /** By the type of the event; an event without one has that of the status it led to. */
  icons: Readonly<Record<string, LucideIcon>>;
  statuses: Readonly<Record<Status, { readonly Icon: LucideIcon }>>;
  StatusBadge: (props: { status: Status }) => ReactNode;
  /** What stands before and behind a change of status. */
  markersOf?: (event: Event) => { before?: string; behind?: string };
  /** What else is known of an event. */
  factsOf?: (event: Event) => ReactNode;
  /** A taken-back event told the buyer nothing. */
  isUndone?: (event: Event) => boolean;
  /** What can be done with an event. */
  actionsFor?: (event: Event) => ReactNode;
}

const CHANNELS = {
  PANEL: 'panel',
  API: 'API anahtarı',
  SHOP: 'web sitesi',
  SYSTEM: 'kendiliğinden',
};

/** Everything that happened to a record, the newest first: who, through what, when, from what to what, and why. */
export function EventHistory<Status extends string, Event extends HistoryEvent<Status>>(
  props: EventHistoryProps<Status, Event>,
) {
  const { events, icons, statuses, factsOf, actionsFor } = props;
  const iconOf = ({ type, to }: Event) => icons[type] ?? (to ? statuses[to].Icon : CircleDot);
  return (
    <Timeline.Root asChild colorPalette="neutral">
      <ol reversed>
        {events.toReversed().map((event) => (
          <Timeline.Item as="li" key={event.version}>
            <Timeline.Connector>
              <Timeline.Separator />
              <Timeline.Indicator>
                <Icon of={iconOf(event)} size={15} />
              </Timeline.Indicator>
            </Timeline.Connector>
            <Timeline.Content>
              <EventHead {...props} event={event} />
              {factsOf?.(event)}
              <Told event={event} isUndone={props.isUndone?.(event) ?? false} />
              {actionsFor?.(event)}
            </Timeline.Content>
          </Timeline.Item>
        ))}
      </ol>
    </Timeline.Root>
  );
}

function EventHead<Status extends string, Event extends HistoryEvent<Status>>({
  event,
  StatusBadge,
  markersOf,
}: Pick<EventHistoryProps<Status, Event>, 'StatusBadge' | 'markersOf'> & { event: Event }) {
  const { from, to, text, actor, channel, at } = event;
  const { before, behind } = markersOf?.(event) ?? {};
  return (
    <Flex wrap="wrap" justify="space-between" columnGap="4" rowGap="0">
      <Box minWidth="0">
        <Timeline.Title as="div">
          {from && to ? (
            <Flex wrap="wrap" align="center" gap="2">
              {before && <Text>{before}</Text>}
              <StatusBadge status={from} />
              <Icon of={ArrowRight} size={14} />
              <Span srOnly>durumundan</Span>
              <StatusBadge status={to} />
              {behind && (
                <Text as="span" textStyle="small" color="fg.muted" fontWeight="normal">
                  {behind}
                </Text>
              )}
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

interface ToldProps {
  event: Pick<HistoryEvent<string>, 'note' | 'reason' | 'isBuyerNotified'>;
  isUndone: boolean;
}

/** What somebody wrote, and whether the buyer knows. */
function Told({ event: { note, reason, isBuyerNotified }, isUndone }: ToldProps) {
  const quoted = note ?? reason;
  return (
    <>
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
