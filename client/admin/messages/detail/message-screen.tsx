import { Box, Card, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useClient, useMutation, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { refusalOf } from '../../../graphql/refusal';
import { useLastData } from '../../../graphql/use-last-data';
import { paths } from '../../../paths';
import { today } from '../../../shop/days';
import { formatCount } from '../../../shop/format';
import { MESSAGE_STATUS_LIST, MESSAGE_STATUSES, type MessageStatus } from '../../../shop/message-labels';
import { PlainSelect } from '../../../ui/choices/plain-select';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { TwoColumns } from '../../../ui/layout/two-columns';
import { ScreenTitle } from '../../frame/screen-title';
import { countText } from '../../list/declare-list';
import { useShownRow } from '../../list/use-return-to-row';
import { useLiveTopics } from '../../live/use-live-topics';
import { RUNNING_POLL_MS, usePolling } from '../../live/use-polling';
import { RecordBand, RecordHead } from '../../record/record-head';
import { type RecordPlace } from '../../record/record-keys';
import { ComplaintFlag, lastDay } from '../due-text';
import { MESSAGES_STATE, messagesVariables } from '../messages-state';
import { MessageFacts } from './message-facts';
import {
  ChangeMessageStatusMutation,
  MessageNeighborsQuery,
  OpenMessageMutation,
  type PanelMessage,
  PanelMessageQuery,
} from './message.query';
import { MessageThread } from './message-thread';
import { NoteDialog } from './note-dialog';
import { ReplyForm } from './reply-form';
import { UnknownMessage } from './unknown-message';

/** One message: what was written, the replies and what became of their mails. */
export function MessageScreen() {
  const { messageId = '' } = useParams();
  return <LoadedMessage key={messageId} messageId={messageId} />;
}

function LoadedMessage({ messageId }: { messageId: string }) {
  const client = useClient();
  const variables = { id: messageId };
  const [answer, askAgain] = useQuery({ query: PanelMessageQuery, variables });
  const data = useLastData(answer.data);
  const refresh = () => client.query(PanelMessageQuery, variables, IN_BACKGROUND).toPromise();
  const message = data?.adminMessage;
  useLiveTopics(refresh, 'messages');
  usePolling(message && isDelivering(message) ? 2 * RUNNING_POLL_MS : null, refresh);
  const reload = () => askAgain({ requestPolicy: 'network-only' });
  if (answer.error && !answer.fetching && !data) {
    return <ErrorState title="Mesaj yüklenemedi" onRetry={reload} />;
  }
  if (!data) return <Skeleton height="lg" role="status" aria-label="Mesaj yükleniyor" />;
  return message ? <Message message={message} reload={reload} /> : <UnknownMessage />;
}

const isDelivering = ({ thread }: PanelMessage): boolean =>
  thread.some(({ delivery }) => delivery?.state === 'WAITING' || delivery?.state === 'RETRYING');

const STATUS_OPTIONS = Object.fromEntries(
  MESSAGE_STATUS_LIST.map((status) => [status, MESSAGE_STATUSES[status].label]),
) as Record<MessageStatus, string>;

function Message({ message, reload }: { message: PanelMessage; reload: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [parameters] = useSearchParams();
  const [change, changeStatus] = useMutation(ChangeMessageStatusMutation);
  const place = usePlace(message.id, parameters);
  useOpening(message);
  const isWaiting = message.status === 'NEW' || message.status === 'READ';
  const setStatus = async (status: MessageStatus) => {
    const { id, version: expectedVersion } = message;
    const { error } = await changeStatus({ input: { id, expectedVersion, status } });
    if (error) reload();
  };
  return (
    <Stack gap="4">
      <ScreenTitle>{message.number}</ScreenTitle>
      <RecordHead
        title={message.number}
        headingRef={heading}
        place={place}
        noun="mesaj"
        audited={{ kind: 'message', id: message.id }}
        keys={{ Y: 'Yanıt yaz', N: 'İç not yaz' }}
        state={<ComplaintFlag subject={message.subject} />}
        actions={
          <PlainSelect
            label="Durum"
            options={STATUS_OPTIONS}
            value={message.status}
            onChange={(status) => void setStatus(status)}
          />
        }
      />
      {change.error && (
        <ErrorAlert role="status">
          <p>{refusalOf(change.error).message}</p>
        </ErrorAlert>
      )}
      {isWaiting && message.responseDueAt !== null && (
        <RecordBand
          icon={Clock}
          title={message.isOverdue ? 'Yanıt süresi doldu.' : 'Yanıt bekliyor.'}
          tone={message.isOverdue ? 'danger' : 'petrol'}
        >
          Son yanıt günü {lastDay(message.responseDueAt)}
          {message.subject === 'COMPLAINT' && '; şikâyete bir iş günü içinde yanıt verilir'}.
        </RecordBand>
      )}
      <TwoColumns
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19.5rem' }}
      >
        <Stack gap="4" minWidth="0">
          <MessageThread message={message} />
          {message.sender && (
            <Box>
              <NoteDialog id={message.id} />
            </Box>
          )}
          <Card.Root as="section" aria-label="Yanıt">
            <Card.Body>
              {message.sender ? (
                <ReplyForm message={message} onConflict={reload} />
              ) : (
                <Text color="fg.muted">Gönderenin verileri silindi; yanıt gönderilemez.</Text>
              )}
            </Card.Body>
          </Card.Root>
        </Stack>
        <Stack gap="4" minWidth="0" order={{ base: -1, lg: 0 }}>
          <MessageFacts message={message} />
        </Stack>
      </TwoColumns>
    </Stack>
  );
}

/** Addresses of the list it was opened from and of the messages beside it there. */
function usePlace(id: string, parameters: URLSearchParams): RecordPlace {
  const { filter, sort } = messagesVariables(MESSAGES_STATE.parse(parameters), today());
  const [{ data }] = useQuery({ query: MessageNeighborsQuery, variables: { id, filter, sort } });
  const list = paths.adminMessages(parameters);
  useShownRow(list, id);
  const addressOf = (other: string | null | undefined) =>
    other == null ? undefined : paths.adminMessage(other, parameters);
  const beside = data?.adminMessageNeighbors;
  return {
    list,
    previous: addressOf(beside?.previousId),
    next: addressOf(beside?.nextId),
    ...(beside?.position && { position: `${formatCount(beside.position)} / ${countText(beside)}` }),
  };
}

/** A new message that is looked at is read; the server marks it once, even when two people look. */
function useOpening({ id, status }: PanelMessage): void {
  const [, open] = useMutation(OpenMessageMutation);
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (status !== 'NEW' || opened.current === id) return;
    opened.current = id;
    void open({ id });
  }, [id, status, open]);
}

export { MessageScreen as Component };
export { prefetchMessage as prefetch } from './message.query';
