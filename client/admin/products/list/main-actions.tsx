import { FileUp } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { CONTROL_HEIGHT } from '../../list/filter-control';
import { LinkButton } from '../../navigation/link-button';
import { NewRecordLink } from '../../list/new-record-link';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';

/** The ways to more products. */
export function MainActions() {
  const staff = useStaff();
  return (
    <>
      {isPermitted(staff, 'IMPORT') && (
        <LinkButton variant="outline" size="xs" height={CONTROL_HEIGHT} minHeight="0" hideBelow="lg">
          <RouterLink to={paths.adminImports()}>
            <Icon of={FileUp} />
            Excel’den ekle
          </RouterLink>
        </LinkButton>
      )}
      <NewRecordLink to={paths.adminNewProduct()} label="Yeni ürün" />
    </>
  );
}
