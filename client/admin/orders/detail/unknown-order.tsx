import { PackageX } from 'lucide-react';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ScreenTitle } from '../../frame/screen-title';

/** In place of an order that nobody placed. */
export function UnknownOrder() {
  return (
    <EmptyState icon={<Icon of={PackageX} size={56} strokeWidth={1} />} title="Böyle bir sipariş yok">
      <ScreenTitle>Böyle bir sipariş yok</ScreenTitle>
      <p>Adres eksik ya da yanlış kopyalanmış olabilir.</p>
      <ButtonLink tone="petrol" to={paths.adminOrders()}>
        Sipariş listesi
      </ButtonLink>
    </EmptyState>
  );
}
