import { Badge, chakra, Menu, Portal } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { ORDER_STATUS_LIST, ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';
import { Icon } from '../../../ui/controls/icon';

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
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-start' }}
      onSelect={({ value }) => {
        const chosen = ORDER_STATUS_LIST.find((known) => known === value);
        if (chosen && chosen !== status) onChoose(chosen);
      }}
    >
      <Menu.Trigger asChild disabled={isBusy}>
        <chakra.button
          type="button"
          aria-label={`${orderName}, durum: ${label}, değiştir`}
          aria-busy={isBusy}
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
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {ORDER_STATUS_LIST.map((known) => (
              <Menu.Item key={known} value={known} disabled={known === status}>
                <Icon of={ORDER_STATUSES[known].Icon} size={16} />
                {ORDER_STATUSES[known].label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
