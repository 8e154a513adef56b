import { Card, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useQuery } from 'urql';
import { graphql } from '../../graphql/graphql';
import { paths } from '../../paths';
import { formatDateTime } from '../../shop/format';
import { MESSAGE_SUBJECTS } from '../../shop/message-subjects';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { Icon } from '../../ui/controls/icon';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { ConversationFragment } from './conversation.fragment';

export const OwnConversationsQuery = graphql(
  `
    query OwnConversations($take: Int!) {
      myContactMessages(take: $take) {
        total
        items {
          ...Conversation
        }
      }
    }
  `,
  [ConversationFragment],
);

const STEP = 20;
const MAX = 100;

/** What a customer wrote to the shop, newest first. */
export function OwnConversations() {
  const [take, setTake] = useState(STEP);
  const [{ data, error }, ask] = useQuery({ query: OwnConversationsQuery, variables: { take } });
  if (error && !data) {
    return (
      <ErrorState title="Mesajlarınız yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
    );
  }
  if (!data) return <Text role="status">Mesajlarınız yükleniyor…</Text>;
  const { items, total } = data.myContactMessages;
  if (items.length === 0) {
    return (
      <EmptyState icon={<Icon of={MessageSquare} size={56} strokeWidth={1} />} title="Henüz mesajınız yok">
        <ButtonLink tone="petrol" to={paths.contact()}>
          Bize yazın
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Stack gap="3">
      {items.map(({ number, linkToken, subject, createdAt, entries }) => (
        <Card.Root key={number} as="article">
          <Card.Body gap="1">
            <Flex wrap="wrap" align="baseline" columnGap="3">
              <Heading as="h2" textStyle="h3">
                <Link asChild>
                  <RouterLink to={paths.message(linkToken)} translate="no">
                    {number}
                  </RouterLink>
                </Link>
              </Heading>
              <Text color="fg.muted">
                {MESSAGE_SUBJECTS[subject].label},{' '}
                <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              </Text>
            </Flex>
            <Text lineClamp={2} overflowWrap="anywhere">
              {entries.at(-1)?.side === 'SHOP' && <b>Mağaza: </b>}
              {entries.at(-1)?.text}
            </Text>
          </Card.Body>
        </Card.Root>
      ))}
      {total > items.length && take < MAX && (
        <Button tone="line" onClick={() => setTake(take + STEP)}>
          Daha fazla göster
        </Button>
      )}
    </Stack>
  );
}
