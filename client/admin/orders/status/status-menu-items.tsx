import { Menu, Portal } from '@chakra-ui/react';
import { ORDER_STATUS_LIST, ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';
import { Icon } from '../../../ui/controls/icon';

/** The states that a menu offers; the one an order has already cannot be chosen. */
export function StatusMenuItems({ current }: { current?: OrderStatus }) {
  return (
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          {ORDER_STATUS_LIST.map((status) => (
            <Menu.Item key={status} value={status} disabled={status === current}>
              <Icon of={ORDER_STATUSES[status].Icon} size={16} />
              {ORDER_STATUSES[status].label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  );
}
