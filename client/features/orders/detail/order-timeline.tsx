import { Blockquote, Timeline } from '@chakra-ui/react';
import { CircleDot } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { formatDateTime } from '../../../shop/format';
import { ORDER_STATUSES } from '../../../shop/order-labels';

export const OrderTimelineFragment = graphql(`
  fragment OrderTimeline on OrderTimelineEntry {
    at
    text
    actor
    status
    note
  }
`);

interface OrderTimelineProps {
  entries: readonly FragmentOf<typeof OrderTimelineFragment>[];
}

/** What happened to an order, in sentences, the newest first. */
export function OrderTimeline({ entries }: OrderTimelineProps) {
  const newestFirst = readFragment(OrderTimelineFragment, entries).toReversed();
  return (
    <Timeline.Root asChild colorPalette="neutral" paddingTop="2">
      <ol reversed>
        {newestFirst.map(({ at, text, actor, status, note }, place) => (
          <Timeline.Item as="li" key={newestFirst.length - place} breakInside="avoid">
            <Timeline.Connector>
              <Timeline.Separator />
              <Timeline.Indicator>
                <Icon of={status ? ORDER_STATUSES[status].Icon : CircleDot} size={15} />
              </Timeline.Indicator>
            </Timeline.Connector>
            <Timeline.Content>
              <Timeline.Title as="p">{text}</Timeline.Title>
              <Timeline.Description as="p" textStyle="small" fontVariantNumeric="tabular-nums lining-nums">
                {actor}, <time dateTime={at}>{formatDateTime(at)}</time>
              </Timeline.Description>
              {note && (
                <Blockquote.Root
                  marginTop="1"
                  lineHeight="tall"
                  whiteSpace="pre-line"
                  overflowWrap="anywhere"
                >
                  <Blockquote.Content>{note}</Blockquote.Content>
                </Blockquote.Root>
              )}
            </Timeline.Content>
          </Timeline.Item>
        ))}
      </ol>
    </Timeline.Root>
  );
}
