import { Package } from 'lucide-react';
import { type PanelSection } from '../navigation/panel-section';
import { ordersRoutes } from './orders-routes';

/** Every order of the shop, from the list to its audit trail. */
export const ordersSection: PanelSection = {
  path: 'siparisler',
  title: 'Siparişler',
  icon: Package,
  group: 'sales',
  permission: 'ORDERS',
  routes: ordersRoutes,
  palette: () => import('./palette/orders-palette').then(({ ordersPalette }) => ordersPalette),
  searchable: { things: ['sipariş', 'müşteri'], by: ['sipariş numarası', 'ad', 'firma', 'e-posta'] },
};
