import { Badge, Blockquote, Box, Flex, Span, Text, Timeline } from '@chakra-ui/react';
import {
  ArrowRight,
  CircleDot,
  FileCheck2,
  Inbox,
  type LucideIcon,
  MailCheck,
  MessageSquareText,
  NotebookPen,
  ShoppingCart,
} from 'lucide-react';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { QUOTE_STATUSES } from '../../../shop/quote-labels';
import { Icon } from '../../../ui/controls/icon';
import { When } from '../../record/when';
import { STAFF_ROLES } from '../../session/staff-role';
import { QuoteStatusBadge } from '../status/quote-status-badge';

export const QuoteHistoryFragment = graphql(`
  fragment QuoteHistory on QuoteHistoryEntry {
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
    isBuyerNotified
  }
`);

type Entry = ResultOf<typeof QuoteHistoryFragment>;

const CHANNELS: Record<Entry['channel'], string> = {
  PANEL: 'panel',
  API: 'API anahtarı',
  SHOP: 'web sitesi',
  SYSTEM: 'kendiliğinden',
};

const ICONS: Record<string, LucideIcon> = {
  QuoteRequested: Inbox,
  QuoteOffered: FileCheck2,
  QuoteNoted: NotebookPen,
  QuoteMessageSent: MessageSquareText,
  QuoteAccepted: ShoppingCart,
  QuoteResent: MailCheck,
};

/** Everything that happened to a quote, the newest first: who, through what, when, and why. */
export function QuoteHistory({ entries }: { entries: readonly FragmentOf<typeof QuoteHistoryFragment>[] }) {
  return (
    <Timeline.Root asChild colorPalette="neutral">
      <ol reversed>
        {readFragment(QuoteHistoryFragment, entries)
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
              </Timeline.Content>
            </Timeline.Item>
          ))}
      </ol>
    </Timeline.Root>
  );
}

function iconOf({ type, to }: Entry): LucideIcon {
  return ICONS[type] ?? (to ? QUOTE_STATUSES[to].Icon : CircleDot);
}

function EntryHead({ entry: { from, to, text, actor, channel, at } }: { entry: Entry }) {
  return (
    <Flex wrap="wrap" justify="space-between" columnGap="4" rowGap="0">
      <Box minWidth="0">
        <Timeline.Title as="div">
          {from && to && from !== to ? (
            <Flex wrap="wrap" align="center" gap="2">
              <QuoteStatusBadge status={from} />
              <Icon of={ArrowRight} size={14} />
              <Span srOnly>durumundan</Span>
              <QuoteStatusBadge status={to} />
              <Text as="span" textStyle="small" color="fg.muted" fontWeight="normal">
                {text}
              </Text>
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

function EntryFacts({ entry: { note, reason, isBuyerNotified } }: { entry: Entry }) {
  const quoted = note ?? reason;
  return (
    <>
      {quoted && (
        <Blockquote.Root marginTop="1" lineHeight="tall" whiteSpace="pre-line" overflowWrap="anywhere">
          <Blockquote.Content>{quoted}</Blockquote.Content>
        </Blockquote.Root>
      )}
      {isBuyerNotified && (
        <Badge variant="plain" colorPalette="neutral" paddingInline="0" marginTop="1">
          <Icon of={MailCheck} size={14} />
          Müşteriye e-postayla bildirildi
        </Badge>
      )}
    </>
  );
}
