import { Badge } from '@chakra-ui/react';
import { Icon } from '../../ui/controls/icon';
import { userStateOf } from './user-labels';

/** Whether somebody can sign in: icon, label and colour say the same. */
export function UserStateBadge({ account }: { account: Parameters<typeof userStateOf>[0] }) {
  const { label, icon, tone } = userStateOf(account);
  return (
    <Badge colorPalette={tone}>
      <Icon of={icon} size={14} strokeWidth={2} />
      {label}
    </Badge>
  );
}
