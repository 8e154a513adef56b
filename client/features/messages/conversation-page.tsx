import { Alert, Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate, formatDateTime } from '../../shop/format';
import { MESSAGE_SUBJECTS } from '../../shop/message-subjects';
import { CopyButton } from '../../ui/controls/copy-button';
import { OrderSection } from '../orders/detail/order-section';
import { AnswerForm } from './answer-form';
import { type Conversation } from './conversation.fragment';
import { ConversationThread } from './conversation-thread';

/** The deadline is midnight: the last day before it is meant. */
const MINUTE_MS = 60_000;

interface ConversationPageProps {
  conversation: Conversation;
  onAnswered: () => void;
}

/** One conversation, for who began it: its number, what was written, and the form that goes on with it. */
export function ConversationPage({ conversation, onAnswered }: ConversationPageProps) {
  const { number, subject, createdAt, responseDueAt, entries, linkToken } = conversation;
  const [isAnswered, setIsAnswered] = useState(false);
  const answered = () => {
    setIsAnswered(true);
    onAnswered();
  };
  return (
    <Box as="article" maxWidth="3xl" paddingTop="4" paddingBottom="10">
      <Flex as="header" wrap="wrap" align="center" columnGap="3" rowGap="1" paddingBottom="5">
        <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
          Mesaj <span translate="no">{number}</span>
        </Heading>
        <CopyButton value={number} what="Referans numarası" />
        <Text color="fg.muted" flexBasis="full">
          {MESSAGE_SUBJECTS[subject].label}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Text>
      </Flex>
      <Box role="status">
        {(isAnswered || responseDueAt !== null) && (
          <Alert.Root status="success" marginBottom="4">
            <Alert.Content>
              <Alert.Title>Mesajınız alındı</Alert.Title>
              {responseDueAt !== null && (
                <Alert.Description>
                  Yanıt: en geç {lastDay(responseDueAt)} günü sonuna kadar.
                </Alert.Description>
              )}
            </Alert.Content>
          </Alert.Root>
        )}
      </Box>
      <OrderSection title="Yazışma">
        <ConversationThread entries={entries} linkToken={linkToken} />
        <AnswerForm token={linkToken} onAnswered={answered} />
      </OrderSection>
    </Box>
  );
}

const lastDay = (responseDueAt: string): string =>
  formatDate(new Date(Date.parse(responseDueAt) - MINUTE_MS).toISOString());
