import { Download } from 'lucide-react';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { LinkButton } from '../../navigation/link-button';

/** The rows of an import that have errors, as a spreadsheet. */
export function ErrorsFileLink({ id }: { id: string }) {
  return (
    <LinkButton variant="outline" size="sm">
      <a href={paths.adminImportErrors(id)} download>
        <Icon of={Download} />
        Hata dosyası
      </a>
    </LinkButton>
  );
}
