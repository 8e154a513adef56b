import { Flex, Span } from '@chakra-ui/react';
import { formatCount } from '../../shop/format';
import { ORDER_STATUSES, ORDER_STATUS_LIST, type OrderStatus } from '../../shop/order-labels';
import { countText } from '../list/declare-list';
import { DashboardCard } from './dashboard-card';
import { FigureLink } from './figure-link';
import { FigureRow, FigureRows } from './figure-rows';
import { ordersList } from './list-addresses';
import { useOrderFigures } from './stat-tiles';

const CLOSED: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED'];
const OPEN = ORDER_STATUS_LIST.filter((status) => !CLOSED.includes(status));

/** All orders by status; how the open ones divide is drawn. */
export function StatusCard() {
  const part = useOrderFigures();
  return (
    <DashboardCard
      title="Siparişler, duruma göre"
      part={part}
      height="16rem"
      aside={({ adminOrderCounts: { byStatus } }) => {
        const open = byStatus.filter(({ status }) => OPEN.includes(status));
        return (
          <FigureLink to={ordersList({ statuses: OPEN })} textStyle="small">
            {formatCount(open.reduce((sum, { count }) => sum + count, 0))} açık
          </FigureLink>
        );
      }}
    >
      {({ adminOrderCounts: { byStatus } }) => (
        <>
          <Shares counts={byStatus.filter(({ status }) => OPEN.includes(status))} />
          <FigureRows>
            {byStatus.map(({ status, count, isCountExact }) => {
              const { label, Icon: drawing, tone } = ORDER_STATUSES[status];
              return (
                <FigureRow
                  key={status}
                  icon={drawing}
                  tone={tone}
                  to={ordersList({ statuses: [status] })}
                  figure={countText({ total: count, isTotalExact: isCountExact })}
                >
                  {label}
                </FigureRow>
              );
            })}
          </FigureRows>
        </>
      )}
    </DashboardCard>
  );
}

function Shares({ counts }: { counts: readonly { status: OrderStatus; count: number }[] }) {
  return (
    <Flex
      aria-hidden
      height="2"
      gap="2px"
      marginBottom="3"
      borderRadius="full"
      overflow="hidden"
      bg="bg.sunken"
    >
      {counts
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => (
          <Span key={status} flexGrow={count} flexBasis="0" bg={`${ORDER_STATUSES[status].tone}.fg`} />
        ))}
    </Flex>
  );
}
