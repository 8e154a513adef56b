import { FileSpreadsheet } from 'lucide-react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/controls/button-link';
import { Icon } from '../../ui/controls/icon';

/** Leads to where a list of one's own is handed in. */
export function MaterialListLink() {
  return (
    <ButtonLink to={paths.newMaterialList()}>
      <Icon of={FileSpreadsheet} size={18} />
      Malzeme listesini yükle
    </ButtonLink>
  );
}
