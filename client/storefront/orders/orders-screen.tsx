import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useVisitor } from '../../features/account/me';
import { SignInNotice } from '../sign-in/sign-in-notice';
import { OrdersSkeleton } from '../../features/order/orders-skeleton';
import { OwnOrders } from '../../features/order/own-orders';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { FailureNotice } from '../../ui/failure-notice';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './orders-screen.module.css';
import { type PageMeta } from '../screen';

const TRAIL = [
  { name: 'Ana Sayfa', path: paths.home() },
  { name: 'Siparişlerim', path: paths.orders() },
];

export const isPersonal = true;

export function meta(): PageMeta {
  return { title: 'Siparişlerim', description: 'Verdiğiniz siparişler ve durumları.' };
}

export function Component() {
  return (
    <div className={layout.page}>
      <Breadcrumbs trail={TRAIL} />
      <h1 className={`${text.h1} ${styles.title}`}>Siparişlerim</h1>
      <Orders />
    </div>
  );
}

function Orders() {
  const visitor = useVisitor();
  const { pathname, search } = useLocation();
  switch (visitor.kind) {
    case 'unknown':
      return <OrdersSkeleton />;
    case 'failed':
      return <FailureNotice title="Siparişleriniz yüklenemedi" onRetry={visitor.askAgain} />;
    case 'guest':
      return <SignInNotice returnTo={pathname + search} />;
    case 'customer':
      return <OwnOrders key={visitor.me.id} />;
  }
}
