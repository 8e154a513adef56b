import { Container, Heading } from '@chakra-ui/react';
import { useLocation, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { paths } from '../../paths';
import { useVisitor } from '../../features/account/me';
import { SignInNotice } from '../sign-in/sign-in-notice';
import { OrderSkeleton } from '../../features/orders/detail/order-skeleton';
import { graphql } from '../../graphql/graphql';
import { warm } from '../../graphql/query';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { ErrorState } from '../../ui/feedback/error-state';
import { DesignProvider } from '../../design/design-provider';
import { notFound } from '../route-answers';
import { type PageMeta, type ScreenRequest } from '../screen';
import { ShownOrder, ShownOrderFragment } from './shown-order';
import { isOwnOrder, UNKNOWN_OWN_ORDER } from './unknown-order';

const OwnOrderQuery = graphql(
  `
    query OwnOrder($id: ID!) {
      order(id: $id) {
        ...ShownOrder
      }
    }
  `,
  [ShownOrderFragment],
);

const TRAIL = [
  { name: 'Ana Sayfa', path: paths.home() },
  { name: 'Siparişlerim', path: paths.orders() },
];

export const isPersonal = true;

export async function loader({ client, params: { id = '' } }: ScreenRequest): Promise<null> {
  const [isThere] = await Promise.all([
    // Whatever else goes wrong, and that nobody is signed in, is the screen's to say.
    isOwnOrder(client, id).catch(() => true),
    warm(client, OwnOrderQuery, { id }),
  ]);
  if (!isThere) throw notFound(UNKNOWN_OWN_ORDER);
  return null;
}

export function meta(): PageMeta {
  return { title: 'Sipariş', description: '' };
}

/** An own order; those of others and those that never were are answered alike. */
export function Component() {
  return (
    <DesignProvider>
      <OrderOfVisitor />
    </DesignProvider>
  );
}

function OrderOfVisitor() {
  const { id = '' } = useParams();
  const visitor = useVisitor();
  const { pathname } = useLocation();
  if (visitor.kind === 'customer') return <OwnOrder key={`${visitor.me.id} ${id}`} id={id} />;
  return (
    <Container>
      <Breadcrumbs trail={TRAIL} />
      {visitor.kind === 'unknown' && <OrderSkeleton />}
      {visitor.kind === 'failed' && <ErrorState title="Sipariş yüklenemedi" onRetry={visitor.askAgain} />}
      {visitor.kind === 'guest' && (
        <>
          <Heading as="h1" srOnly>
            Sipariş
          </Heading>
          <SignInNotice returnTo={pathname} />
        </>
      )}
    </Container>
  );
}

function OwnOrder({ id }: { id: string }) {
  const [{ data, error }, ask] = useQuery({
    query: OwnOrderQuery,
    variables: { id },
  });
  return (
    <ShownOrder
      order={data?.order}
      error={error}
      orderKey={{ id }}
      trail={TRAIL}
      unknown={UNKNOWN_OWN_ORDER}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    />
  );
}
