import { Badge } from '@chakra-ui/react';
import { MESSAGE_STATUSES, type MessageStatus } from '../../shop/message-labels';
import { Icon } from '../../ui/controls/icon';

/** How far a message has come: icon, label and colour say the same. */
export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  const { label, Icon: drawing, tone } = MESSAGE_STATUSES[status];
  return (
    <Badge colorPalette={tone}>
      <Icon of={drawing} size={14} strokeWidth={2} />
      {label}
    </Badge>
  );
}
