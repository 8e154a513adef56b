import { PackageSearch } from 'lucide-react';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { isNarrowed, type OrdersState, writeOrdersState } from './orders-state';

interface NoOrdersProps {
  state: OrdersState;
  /** Of the whole list, when the address asks for a page behind the last one. */
  total: number;
}

/** In place of the rows, when there are none. */
export function NoOrders({ state, total }: NoOrdersProps) {
  const [title, text, way, to] =
    total > 0
      ? ['Bu sayfada sipariş yok', '', 'İlk sayfaya dönün', writeOrdersState({ ...state, page: 1 })]
      : isNarrowed(state)
        ? [
            'Bu ölçütlere uyan sipariş yok',
            'Aramayı kısaltın ya da filtreleri gevşetin.',
            'Filtreleri temizle',
          ]
        : ['Henüz sipariş yok', 'Mağazadan verilen ilk sipariş burada görünür.'];
  return (
    <EmptyState isInCard icon={<Icon of={PackageSearch} size={56} strokeWidth={1} />} title={title}>
      {text && <p>{text}</p>}
      {way && (
        <ButtonLink tone="petrol" to={paths.adminOrders(to)}>
          {way}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
