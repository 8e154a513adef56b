import { Box, Flex, Link, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Clock, Eye, RefreshCw } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { formatDateTime } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { FileLines } from '../../../ui/files/file-lines';
import { When } from '../../record/when';
import { MessageStatusBadge } from '../message-status-badge';
import { type PanelMessage } from './message.query';

type Entry = PanelMessage['thread'][number];

/** What was written, what was replied, and what else happened, oldest first. */
export function MessageThread({ message }: { message: PanelMessage }) {
  const addressOf = (id: string) => paths.adminMessageFile(message.id, id);
  return (
    <Stack as="ol" gap="4" listStyleType="none" aria-label="Yazışma">
      {!message.isStartedByShop && (
        <Bubble from={message.sender?.name ?? 'Silinmiş kişi'} note="iletişim formu" at={message.createdAt}>
          {message.text ?? 'Mesajın metni silindi.'}
          <FileLines files={message.files} addressOf={addressOf} />
        </Bubble>
      )}
      {message.thread.map((entry) => (
        <ThreadEntry
          key={entry.version}
          entry={entry}
          sender={message.sender?.name ?? 'Silinmiş kişi'}
          addressOf={addressOf}
        />
      ))}
    </Stack>
  );
}

interface ThreadEntryProps {
  entry: Entry;
  sender: string;
  /** Of a file. */
  addressOf: (id: string) => string;
}

function ThreadEntry({ entry, sender, addressOf }: ThreadEntryProps) {
  const author = entry.actor.name ?? 'Mağaza';
  switch (entry.kind) {
    case 'ANSWER':
      return (
        <Bubble from={sender} note="yanıtladı" at={entry.at}>
          {entry.answer ?? 'Yanıtın metni silindi.'}
          <FileLines files={entry.files} addressOf={addressOf} />
        </Bubble>
      );
    case 'REPLY':
      return (
        <Bubble tone="shop" from={author} note="yanıt" at={entry.at}>
          {entry.reply ?? 'Yanıtın metni silindi.'}
          <FileLines files={entry.files} addressOf={addressOf} />
          <Delivery entry={entry} />
        </Bubble>
      );
    case 'NOTE':
      return (
        <Bubble tone="note" from={author} note="iç not, gönderen görmez" at={entry.at}>
          {entry.note ?? 'Notun metni silindi.'}
        </Bubble>
      );
    case 'STATUS':
      return (
        <Flex as="li" gap="2" align="center" wrap="wrap" color="fg.muted" textStyle="small">
          <Icon of={Eye} size={15} />
          {author}: durum <MessageStatusBadge status={entry.status} />
          <When at={entry.at} />
        </Flex>
      );
  }
}

const GROUNDS = { sender: 'bg.surface', shop: 'petrol.subtle', note: 'warning.subtle' } as const;

interface BubbleProps {
  from: string;
  note: string;
  at: string;
  /** Whose it is. */
  tone?: keyof typeof GROUNDS;
  children: React.ReactNode;
}

function Bubble({ from, note, at, tone = 'sender', children }: BubbleProps) {
  return (
    <Box as="li">
      <Flex gap="2" align="baseline" wrap="wrap" textStyle="small">
        <Text as="b" fontWeight="semibold">
          {from}
        </Text>
        <Text as="span" color="fg.muted">
          {note}
        </Text>
        <Text as="span" color="fg.muted" marginInlineStart="auto">
          <When at={at} />
        </Text>
      </Flex>
      <Box
        marginTop="1"
        paddingInline="4"
        paddingBlock="3"
        borderWidth="1px"
        borderRadius="lg"
        bg={GROUNDS[tone]}
        whiteSpace="pre-line"
        overflowWrap="anywhere"
      >
        {children}
      </Box>
    </Box>
  );
}

const LOOKS = {
  WAITING: { icon: Clock, tone: 'fg.muted' },
  RETRYING: { icon: RefreshCw, tone: 'warning.fg' },
  SENT: { icon: CircleCheck, tone: 'success.fg' },
  FAILED: { icon: CircleAlert, tone: 'danger.fg' },
} as const;

/** What became of the mail of a reply. */
function Delivery({ entry: { delivery } }: { entry: Entry }) {
  if (!delivery) return null;
  const { icon, tone } = LOOKS[delivery.state];
  return (
    <Flex marginTop="2" gap="1.5" align="center" wrap="wrap" textStyle="small" color={tone} role="status">
      <Icon of={icon} size={15} />
      {deliveryText(delivery)}
      {delivery.state === 'FAILED' && (
        <Link asChild color="petrol.fg">
          <RouterLink to={paths.adminFailedSideEffects()}>Gönderilemeyenler</RouterLink>
        </Link>
      )}
    </Flex>
  );
}

function deliveryText({ state, attempts, sentAt, nextAttemptAt }: NonNullable<Entry['delivery']>): string {
  switch (state) {
    case 'WAITING':
      return 'E-posta gönderiliyor';
    case 'RETRYING':
      return `E-posta gönderilemedi (${String(attempts)}. deneme), yeniden denenecek${nextAttemptAt ? `: ${formatDateTime(nextAttemptAt)}` : ''}`;
    case 'SENT':
      return `E-posta gönderildi${sentAt ? `: ${formatDateTime(sentAt)}` : ''}`;
    case 'FAILED':
      return `E-posta gönderilemedi, ${String(attempts)} denemeden sonra vazgeçildi.`;
  }
}
