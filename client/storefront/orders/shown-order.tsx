import { type CombinedError } from '@urql/core';
import { BankAccounts, BankAccountsFragment } from '../../ui/bank-accounts';
import { type OrderKey } from '../../features/order/cancel-order';
import { OrderDetail, OrderDetailFragment } from '../../features/order/order-detail';
import { EndedLink } from '../../features/order/ended-link';
import { OrderSkeleton } from '../../features/order/order-skeleton';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { type Crumb } from '../../ui/breadcrumb-list';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { FailureNotice } from '../../ui/failure-notice';
import layout from '../../ui/layout.module.css';
import { NotFoundScreen } from '../faults/not-found-screen';
import { type NotFound } from '../route-answers';
import { endedLink, namesNoOrder } from './unknown-order';

export const ShownOrderFragment = graphql(
  `
    fragment ShownOrder on Order {
      number
      bankAccounts {
        ...BankAccounts
      }
      ...OrderDetail
    }
  `,
  [OrderDetailFragment, BankAccountsFragment],
);

interface ShownOrderProps {
  /** Nothing yet, or nothing that the asking visitor may see. */
  order: FragmentOf<typeof ShownOrderFragment> | null | undefined;
  error: CombinedError | undefined;
  orderKey: OrderKey;
  /** The way down to it, without itself. */
  trail: readonly Crumb[];
  /** What is said where there is no such order for whoever asks. */
  unknown: NotFound;
  onRetry: () => void;
}

/** One order in whatever state its loading is in. */
export function ShownOrder({ order: masked, error, orderKey, trail, unknown, onRetry }: ShownOrderProps) {
  const order = readFragment(ShownOrderFragment, masked);
  if (order) {
    const number = `#${order.number}`;
    return (
      <div className={layout.page}>
        <Breadcrumbs trail={[...trail, { name: number, path: '' }]} />
        <OrderDetail
          order={order}
          orderKey={orderKey}
          bankAccounts={<BankAccounts accounts={order.bankAccounts} reference={order.number} />}
        />
      </div>
    );
  }
  const ended = endedLink(error);
  if (ended !== undefined) return <EndedLink message={ended} />;
  if (order === null || (error && namesNoOrder(error))) {
    return <NotFoundScreen {...unknown} />;
  }
  return (
    <div className={layout.page}>
      <Breadcrumbs trail={trail} />
      {error ? <FailureNotice title="Sipariş yüklenemedi" onRetry={onRetry} /> : <OrderSkeleton />}
    </div>
  );
}
