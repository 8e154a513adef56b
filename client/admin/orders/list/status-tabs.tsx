import { Flex, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount } from '../../../shop/format';
import { ORDER_STATUS_LIST, ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';

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
    <Flex
      as="nav"
      aria-label="Duruma göre"
      gap="1"
      overflowX="auto"
      borderBottomWidth="1px"
      // The line below the current tab covers the border.
      css={{ '& > a': { marginBottom: '-1px' } }}
    >
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
    </Flex>
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
    <Link
      asChild
      variant="plain"
      flexShrink={0}
      gap="2"
      minHeight="11"
      paddingInline="3"
      borderBottomWidth="2px"
      borderColor={isCurrent ? 'petrol.fg' : 'transparent'}
      color={isCurrent ? 'fg' : 'fg.muted'}
      fontWeight={isCurrent ? 'semibold' : 'normal'}
      _hover={{ color: 'fg' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <RouterLink to={to} aria-current={isCurrent ? 'page' : undefined}>
        {label}
        <Text as="span" textStyle="small" color="fg.muted" fontWeight="normal" minWidth="2ch">
          {count === undefined ? '' : formatCount(count)}
        </Text>
      </RouterLink>
    </Link>
  );
}
