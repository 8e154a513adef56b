import { useLocation, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { paths } from '../../app/paths';
import { useVisitor } from '../../features/account/me';
import { SignInNotice } from '../sign-in/sign-in-notice';
import { OrderSkeleton } from '../../features/order/order-skeleton';
import { graphql } from '../../graphql/graphql';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { FailureNotice } from '../../ui/failure-notice';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
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
  // Whatever else goes wrong, and that nobody is signed in, is the screen's to say.
  if (!(await isOwnOrder(client, id).catch(() => true))) throw notFound(UNKNOWN_OWN_ORDER);
  return null;
}

export function meta(): PageMeta {
  return { title: 'Sipariş', description: '' };
}

/** An own order; those of others and those that never were are answered alike. */
export function Component() {
  const { id = '' } = useParams();
  const visitor = useVisitor();
  const { pathname } = useLocation();
  if (visitor.kind === 'customer') return <OwnOrder key={`${visitor.me.id} ${id}`} id={id} />;
  return (
    <div className={layout.page}>
      <Breadcrumbs trail={TRAIL} />
      {visitor.kind === 'unknown' && <OrderSkeleton />}
      {visitor.kind === 'failed' && <FailureNotice title="Sipariş yüklenemedi" onRetry={visitor.askAgain} />}
      {visitor.kind === 'guest' && (
        <>
          <h1 className={text.hidden}>Sipariş</h1>
          <SignInNotice returnTo={pathname} />
        </>
      )}
    </div>
  );
}

function OwnOrder({ id }: { id: string }) {
  const [{ data, error }, ask] = useQuery({
    query: OwnOrderQuery,
    variables: { id },
    requestPolicy: 'cache-and-network',
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
