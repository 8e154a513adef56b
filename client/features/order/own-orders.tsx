import { PackageSearch } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useQuery } from 'urql';
import { paths } from '../../app/paths';
import { graphql } from '../../graphql/graphql';
import button from '../../ui/button.module.css';
import { EmptyNotice } from '../../ui/empty-notice';
import { FailureNotice } from '../../ui/failure-notice';
import { formatCount } from '../../ui/format';
import { Pager } from '../../ui/pager';
import { OrderCard, OrderCardFragment } from './order-card';
import {
  isFiltered,
  ORDERS_PER_PAGE,
  ordersAddress,
  type OrdersQuery,
  readOrdersQuery,
  toVariables,
} from './orders-query';
import { OrdersFilter } from './orders-filter';
import { OrdersSkeleton } from './orders-skeleton';
import styles from './own-orders.module.css';

const MyOrdersQuery = graphql(
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

/** The orders of whoever is signed in: searched, narrowed, page by page. */
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
    requestPolicy: 'cache-and-network',
    context: CONTEXT,
  });
  const list = data?.myOrders;
  if (error && !fetching) {
    return (
      <FailureNotice
        title="Siparişleriniz yüklenemedi"
        onRetry={() => askAgain({ requestPolicy: 'network-only' })}
      />
    );
  }
  if (!list) return <OrdersSkeleton />;
  const lastPage = Math.max(1, Math.ceil(list.total / ORDERS_PER_PAGE));
  const isUnused = list.total === 0 && !isFiltered(query) && !fetching;
  return (
    <div className={styles.orders} aria-busy={fetching}>
      {!isUnused && (
        <>
          <OrdersFilter query={query} onChange={ask} />
          <p ref={countRef} tabIndex={-1} role="status" className={styles.count}>
            Toplam {formatCount(list.total)} sipariş
          </p>
        </>
      )}
      {list.items.length === 0 ? (
        <NoOrders query={query} isUnused={isUnused} hasOthers={list.total > 0} />
      ) : (
        <ul className={styles.cards}>
          {list.items.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={query.page}
        lastPage={lastPage}
        addressOf={(page) => ordersAddress({ ...query, page })}
        onFollow={() => countRef.current?.focus({ preventScroll: true })}
      />
    </div>
  );
}

interface NoOrdersProps {
  query: OrdersQuery;
  /** Nothing was ever ordered. */
  isUnused: boolean;
  /** The address asks for a page behind the last one. */
  hasOthers: boolean;
}

function NoOrders({ query, isUnused, hasOthers }: NoOrdersProps) {
  const [words, way, to] = isUnused
    ? ['Henüz siparişiniz bulunmuyor', 'Ürünlere göz atın', paths.products()]
    : hasOthers
      ? ['Bu sayfada sipariş yok', 'İlk sayfaya dönün', ordersAddress({ ...query, page: 1 })]
      : ['Bu ölçütlere uyan siparişiniz yok', 'Filtreleri temizle', paths.orders()];
  return (
    <EmptyNotice icon={<PackageSearch aria-hidden size={56} strokeWidth={1} />} title={words}>
      <Link to={to} className={`${button.button} ${button.petrol}`}>
        {way}
      </Link>
    </EmptyNotice>
  );
}
