import {
  AlarmClock,
  CalendarDays,
  CircleUserRound,
  Clock,
  Download,
  Hourglass,
  Package,
  PackageOpen,
  Truck,
} from 'lucide-react';
import { OrderStatusBadge } from '../../../features/orders/status/order-status-badge';
import { type ResultOf } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { formatLiraExactly } from '../../../shop/format';
import { type PaletteGroup, type PaletteLine } from '../../palette/palette-line';
import { finderOf, type PaletteSource } from '../../palette/palette-source';
import { type OrdersState, readOrdersState, writeOrdersState } from '../orders-state';
import { OrderSuggestionsQuery } from './order-suggestions.query';

type Suggestions = ResultOf<typeof OrderSuggestionsQuery>['adminOrderSuggestions'];

const EVERY_ORDER = readOrdersState(new URLSearchParams());

const listOf = (narrowed: Partial<OrdersState>) =>
  paths.adminOrders(writeOrdersState({ ...EVERY_ORDER, ...narrowed }));

/** What is found of orders: themselves, who placed them, and the lists that are asked for most. */
export const ordersPalette: PaletteSource = {
  actions: [
    { id: 'bugun', icon: CalendarDays, title: 'Bugünün siparişleri', to: listOf({ period: 'TODAY' }) },
    {
      id: 'bekleyen',
      icon: Clock,
      title: 'Bekleyen siparişler',
      keywords: 'yeni onay beklemede',
      to: listOf({ statuses: ['PENDING'] }),
    },
    {
      id: 'sevk',
      icon: PackageOpen,
      title: 'Sevk edilecek siparişler',
      keywords: 'hazırlanıyor onaylandı depo kargo',
      to: listOf({ statuses: ['CONFIRMED', 'PROCESSING'] }),
    },
    { id: 'kargoda', icon: Truck, title: 'Kargodaki siparişler', to: listOf({ statuses: ['SHIPPED'] }) },
    {
      id: 'odeme',
      icon: Hourglass,
      title: 'Ödeme bekleyen siparişler',
      keywords: 'ödenmemiş havale',
      to: listOf({ payment: 'PENDING' }),
    },
    {
      id: 'geciken',
      icon: AlarmClock,
      title: 'Ödemesi geciken siparişler',
      keywords: 'vadesi havale',
      to: listOf({ payment: 'OVERDUE' }),
    },
    {
      id: 'aktar',
      icon: Download,
      title: 'Siparişleri dışa aktar',
      keywords: 'excel indir tablo',
      href: paths.adminListExport('siparisler'),
      opens: 'file',
    },
  ],
  finder: finderOf(OrderSuggestionsQuery, ({ adminOrderSuggestions }) => groupsOf(adminOrderSuggestions)),
};

function groupsOf({ orders, buyers }: Suggestions): PaletteGroup[] {
  return [
    { title: 'Siparişler', lines: orders.map(orderLine) },
    { title: 'Müşteriler', lines: buyers.map(buyerLine) },
  ];
}

function orderLine({ id, number, status, total, user, items }: Suggestions['orders'][number]): PaletteLine {
  const buyer = [user.name, user.company].filter(Boolean).join(', ');
  return {
    id,
    icon: Package,
    title: `#${number}`,
    detail: [buyer, formatLiraExactly(total)].filter(Boolean).join(' · '),
    foundBy: [
      ...items.map(({ sku }) => ({ label: 'Stok kodu', value: sku })),
      { label: 'E-posta', value: user.email },
      { label: 'Telefon', value: user.phone },
    ],
    aside: <OrderStatusBadge status={status} />,
    to: paths.adminOrder(id),
  };
}

/** There is no page of a customer yet: it leads to their orders. */
function buyerLine({ name, company, email, phone }: Suggestions['buyers'][number]): PaletteLine {
  return {
    id: email,
    icon: CircleUserRound,
    title: name,
    detail: [company, email].filter(Boolean).join(' · '),
    foundBy: [{ label: 'Telefon', value: phone }],
    to: listOf({ text: email }),
  };
}
