import {
  FileCheck2,
  Inbox,
  type LucideIcon,
  MailCheck,
  MessageSquareText,
  NotebookPen,
  ShoppingCart,
} from 'lucide-react';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { QUOTE_STATUSES } from '../../../shop/quote-labels';
import { EventHistory } from '../../record/event-history';
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

const ICONS: Record<string, LucideIcon> = {
  QuoteRequested: Inbox,
  QuoteOffered: FileCheck2,
  QuoteNoted: NotebookPen,
  QuoteMessageSent: MessageSquareText,
  QuoteAccepted: ShoppingCart,
  QuoteResent: MailCheck,
};

export function QuoteHistory({ entries }: { entries: readonly FragmentOf<typeof QuoteHistoryFragment>[] }) {
  return (
    <EventHistory
      events={readFragment(QuoteHistoryFragment, entries)}
      icons={ICONS}
      statuses={QUOTE_STATUSES}
      StatusBadge={QuoteStatusBadge}
      markersOf={({ text }) => ({ behind: text })}
    />
  );
}
