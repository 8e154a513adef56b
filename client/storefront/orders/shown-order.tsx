import { Container, Heading } from '@chakra-ui/react';
import { type CombinedError } from '@urql/core';
import { BankAccounts, BankAccountsFragment } from '../../features/content/contact/bank-accounts';
import { WaitingDocuments, WaitingDocumentsFragment } from '../../features/orders/agreeing/waiting-documents';
import { type OrderKey } from '../../features/orders/detail/cancel-order';
import { OrderDetail, OrderDetailFragment } from '../../features/orders/detail/order-detail';
import { EndedLink } from '../../features/orders/detail/ended-link';
import { OrderSkeleton } from '../../features/orders/detail/order-skeleton';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { type Crumb } from '../../ui/navigation/breadcrumb-list';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { ErrorState } from '../../ui/feedback/error-state';
import { NotFoundScreen } from '../errors/not-found-screen';
import { type NotFound } from '../route-answers';
import { endedLink, namesNoOrder } from './unknown-order';

export const ShownOrderFragment = graphql(
  `
    fragment ShownOrder on Order {
      number
      bankAccounts {
        ...BankAccounts
      }
      ...WaitingDocuments
      ...OrderDetail
    }
  `,
  [OrderDetailFragment, WaitingDocumentsFragment, BankAccountsFragment],
);

interface ShownOrderProps {
  /** Nothing yet, or nothing that the asking visitor may see. */
  order: FragmentOf<typeof ShownOrderFragment> | null | undefined;
  error: CombinedError | undefined;
  orderKey: OrderKey;
  /** The way down to it, without itself. */
  trail: readonly Crumb[];
  /** What is said where the asking visitor has no such order. */
  unknown: NotFound;
  onRetry: () => void;
}

/** One order in whatever state its loading is in. */
export function ShownOrder({ order: masked, error, orderKey, trail, unknown, onRetry }: ShownOrderProps) {
  const order = readFragment(ShownOrderFragment, masked);
  if (order) {
    const number = `#${order.number}`;
    return (
      <Container>
        <Breadcrumbs trail={[...trail, { name: number, path: '' }]} />
        <WaitingDocuments order={order} orderKey={orderKey} onChanged={onRetry} />
        <OrderDetail
          key={order.number}
          order={order}
          orderKey={orderKey}
          reload={onRetry}
          bankAccounts={<BankAccounts accounts={order.bankAccounts} reference={order.number} />}
        />
      </Container>
    );
  }
  const ended = endedLink(error);
  if (ended !== undefined) return <EndedLink message={ended} />;
  if (order === null || (error && namesNoOrder(error))) {
    return <NotFoundScreen {...unknown} />;
  }
  return (
    <Container>
      <Breadcrumbs trail={trail} />
      {error ? (
        <>
          <Heading as="h1" srOnly>
            Sipariş
          </Heading>
          <ErrorState title="Sipariş yüklenemedi" onRetry={onRetry} />
        </>
      ) : (
        <OrderSkeleton />
      )}
    </Container>
  );
}
