import { Flex, List, Stack, Text } from '@chakra-ui/react';
import { PackageSearch } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Client, useQuery } from 'urql';
import { Icon } from '../../../ui/controls/icon';
import { paths } from '../../../paths';
import { graphql } from '../../../graphql/graphql';
import { warm } from '../../../graphql/query';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { formatCount } from '../../../shop/format';
import { Pager } from '../../../ui/navigation/pager';
import { OrderCard, OrderCardFragment } from './order-card';
import {
  isFiltered,
  ORDERS_PER_PAGE,
  ordersAddress,
  type OrdersQuery,
  readOrdersQuery,
  toVariables,
} from './orders-query';
import { OrdersExport } from './orders-export';
import { OrdersFilter } from './orders-filter';
import { OrdersSkeleton } from './orders-skeleton';
import { ButtonLink } from '../../../ui/controls/button-link';

export const MyOrdersQuery = graphql(
  `
    query MyOrders($filter: OrderFilter, $skip: Int!, $take: Int!) {
      myOrders(filter: $filter, skip: $skip, take: $take) {
        total
        items {
          id
          ...OrderCard
        }
      }
    }
  `,
  [OrderCardFragment],
);

/** An empty list names nothing that a new order would change. */
const CONTEXT = { additionalTypenames: ['Order'] };

/** Asks for the orders that an address names, for `OwnOrders` to find. */
export function warmOwnOrders(client: Client, parameters: URLSearchParams): Promise<null> {
  return warm(client, MyOrdersQuery, toVariables(readOrdersQuery(parameters)), CONTEXT);
}

/** The orders of the signed-in customer: searched, narrowed, page by page. */
export function OwnOrders() {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  // A box has to show its change in the same moment, before the address does.
  const [asked, setAsked] = useState<{ from: string; query: OrdersQuery }>();
  const countRef = useRef<HTMLParagraphElement>(null);
  // Once the address has followed, it alone counts: the back button leads to an earlier one.
  if (asked && asked.from !== key) setAsked(undefined);
  const query = asked?.from === key ? asked.query : readOrdersQuery(new URLSearchParams(search));
  const ask = (next: OrdersQuery) => {
    setAsked({ from: key, query: next });
    void navigate(ordersAddress(next), { preventScrollReset: true });
  };
  const [{ data, error, fetching }, askAgain] = useQuery({
    query: MyOrdersQuery,
    variables: toVariables(query),
    context: CONTEXT,
  });
  const list = data?.myOrders;
  if (error && !fetching) {
    return (
      <ErrorState
        title="Siparişleriniz yüklenemedi"
        onRetry={() => askAgain({ requestPolicy: 'network-only' })}
      />
    );
  }
  if (!list) return <OrdersSkeleton />;
  const lastPage = Math.max(1, Math.ceil(list.total / ORDERS_PER_PAGE));
  const isUnused = list.total === 0 && !isFiltered(query) && !fetching;
  return (
    <Stack gap="4" aria-busy={fetching}>
      {!isUnused && (
        <>
          <OrdersFilter query={query} onChange={ask} />
          <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="2">
            <Text ref={countRef} tabIndex={-1} role="status" textStyle="figures" color="fg.muted">
              Toplam {formatCount(list.total)} sipariş
            </Text>
            {list.total > 0 && <OrdersExport query={query} total={list.total} />}
          </Flex>
        </>
      )}
      {list.items.length === 0 ? (
        <NoOrders query={query} isUnused={isUnused} hasOthers={list.total > 0} />
      ) : (
        <List.Root variant="plain" gap="4" opacity={fetching ? '0.6' : undefined} css={FADING}>
          {list.items.map((order) => (
            <List.Item key={order.id} display="block">
              <OrderCard order={order} />
            </List.Item>
          ))}
        </List.Root>
      )}
      <Pager
        page={query.page}
        lastPage={lastPage}
        addressOf={(page) => ordersAddress({ ...query, page })}
        onFollow={() => countRef.current?.focus({ preventScroll: true })}
      />
    </Stack>
  );
}

const FADING = { transition: 'opacity {durations.base} {easings.out}' };

interface NoOrdersProps {
  query: OrdersQuery;
  /** Nothing was ever ordered. */
  isUnused: boolean;
  /** The address asks for a page behind the last one. */
  hasOthers: boolean;
}

function NoOrders({ query, isUnused, hasOthers }: NoOrdersProps) {
  const [title, way, to] = isUnused
    ? ['Henüz siparişiniz bulunmuyor', 'Ürünlere göz atın', paths.products()]
    : hasOthers
      ? ['Bu sayfada sipariş yok', 'İlk sayfaya dönün', ordersAddress({ ...query, page: 1 })]
      : ['Bu ölçütlere uyan siparişiniz yok', 'Filtreleri temizle', paths.orders()];
  return (
    <EmptyState icon={<Icon of={PackageSearch} size={56} strokeWidth={1} />} title={title}>
      <ButtonLink tone="petrol" to={to}>
        {way}
      </ButtonLink>
    </EmptyState>
  );
}
