import { Badge, Text } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { formatDay } from '../../shop/format';
import { type MessageSubject } from '../../shop/message-subjects';
import { type MessageStatus } from '../../shop/message-labels';
import { Icon } from '../../ui/controls/icon';

const MINUTE_MS = 60_000;

interface Due {
  subject: MessageSubject;
  status: MessageStatus;
  /** Null while the shop wrote alone. */
  responseDueAt: string | null;
  isOverdue: boolean;
}

/** The deadline is midnight: the last day before it is meant. */
export const lastDay = (responseDueAt: string): string =>
  formatDay(new Date(Date.parse(responseDueAt) - MINUTE_MS).toISOString());

/** By when a message has to be answered, as long as it was not. */
export function DueText({ message: { status, responseDueAt, isOverdue } }: { message: Due }) {
  if (status === 'REPLIED' || status === 'CLOSED' || responseDueAt === null) return null;
  return (
    <Text
      as="span"
      color={isOverdue ? 'danger.fg' : 'fg.muted'}
      fontWeight={isOverdue ? 'semibold' : 'normal'}
    >
      {isOverdue ? `${lastDay(responseDueAt)}, gecikti` : lastDay(responseDueAt)}
    </Text>
  );
}

/** Complaints are flagged. */
export function ComplaintFlag({ subject }: { subject: MessageSubject }) {
  if (subject !== 'COMPLAINT') return null;
  return (
    <Badge colorPalette="danger">
      <Icon of={Flag} size={13} />
      Şikâyet
    </Badge>
  );
}
