import { Badge, chakra, Menu } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type SyntheticEvent } from 'react';
import { ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';
import { Icon } from '../../../ui/controls/icon';
import { statusNamed } from './status-choice';
import { StatusMenuItems } from './status-menu-items';

interface StatusMenuProps {
  /** For assistive technology: whose state it is. */
  orderName: string;
  status: OrderStatus;
  /** A change is on its way; there is no second one meanwhile. */
  isBusy?: boolean;
  onChoose: (status: OrderStatus) => void;
}

/** Where an order stands, and every other state it can be given. */
export function StatusMenu({ orderName, status, isBusy = false, onChoose }: StatusMenuProps) {
  const { label, Icon: drawing, tone } = ORDER_STATUSES[status];
  // It stays focusable while it is busy: a disabled button would lose the focus that the menu gives back to it.
  const keepClosed = isBusy ? (event: SyntheticEvent) => event.stopPropagation() : undefined;
  return (
    <Menu.Root
      // A list has one for each row.
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start' }}
      onSelect={({ value }) => {
        const chosen = statusNamed(value);
        if (chosen && chosen !== status) onChoose(chosen);
      }}
    >
      <Menu.Trigger asChild>
        <chakra.button
          type="button"
          aria-keyshortcuts="s"
          aria-label={`${orderName}, durum: ${label}, değiştir`}
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClickCapture={keepClosed}
          onKeyDownCapture={keepClosed}
          display="inline-flex"
          alignItems="center"
          minHeight="8"
          borderRadius="full"
          opacity={isBusy ? 0.6 : undefined}
          cursor="pointer"
        >
          <Badge colorPalette={tone}>
            <Icon of={drawing} size={14} strokeWidth={2} />
            {label}
            <Icon of={ChevronDown} size={14} strokeWidth={2} />
          </Badge>
        </chakra.button>
      </Menu.Trigger>
      <StatusMenuItems current={status} />
    </Menu.Root>
  );
}
