import { paths } from '../../paths';
import { OrdersSkeleton } from '../../features/orders/list/orders-skeleton';
import { OwnOrders, warmOwnOrders } from '../../features/orders/list/own-orders';
import { OwnPage } from '../profile/own-page';
import { type PageMeta, type ScreenRequest } from '../screen';

export const isPersonal = true;

export function loader({ client, url }: ScreenRequest): Promise<null> {
  return warmOwnOrders(client, url.searchParams);
}

export function meta(): PageMeta {
  return { title: 'Siparişlerim', description: 'Verdiğiniz siparişler ve durumları.' };
}

export function Component() {
  return (
    <OwnPage
      title="Siparişlerim"
      path={paths.orders()}
      skeleton={<OrdersSkeleton />}
      failure="Siparişleriniz yüklenemedi"
    >
      {(customerId) => <OwnOrders key={customerId} />}
    </OwnPage>
  );
}
