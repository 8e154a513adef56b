import { Text } from '@chakra-ui/react';
import { formatCount } from '../../../shop/format';
import { ORDER_STATUS_LIST, ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';
import { TabBar } from '../../navigation/tab-bar';
import { TabLink } from '../../navigation/tab-link';

interface StatusTabsProps {
  chosen: readonly OrderStatus[];
  /** How many orders there are in all, and in each state; unknown while they are loaded. */
  total: number | undefined;
  counts: ReadonlyMap<OrderStatus, number>;
  addressOf: (statuses: readonly OrderStatus[]) => string;
}

/** The states of an order, each with the number of orders in it; they are addresses of the same list. */
export function StatusTabs({ chosen, total, counts, addressOf }: StatusTabsProps) {
  return (
    <TabBar label="Duruma göre">
      <Tab to={addressOf([])} isCurrent={chosen.length === 0} label="Tümü" count={total} />
      {ORDER_STATUS_LIST.map((status) => (
        <Tab
          key={status}
          to={addressOf([status])}
          isCurrent={chosen.length === 1 && chosen[0] === status}
          label={ORDER_STATUSES[status].label}
          count={total === undefined ? undefined : (counts.get(status) ?? 0)}
        />
      ))}
    </TabBar>
  );
}

interface TabProps {
  to: string;
  isCurrent: boolean;
  label: string;
  count: number | undefined;
}

function Tab({ to, isCurrent, label, count }: TabProps) {
  return (
    <TabLink to={to} isCurrent={isCurrent}>
      {label}
      <Text as="span" textStyle="small" color="fg.muted" fontWeight="normal" minWidth="2ch">
        {count === undefined ? '' : formatCount(count)}
      </Text>
    </TabLink>
  );
}
