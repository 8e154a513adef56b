import { Alert, Link } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { formatDateTime } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';

interface EarlierImport {
  readonly id: string;
  readonly fileName: string;
  readonly appliedAt: string;
  readonly status: string;
  readonly result: { readonly message: string } | null;
}

/** Says that the same file was applied before, when, and what came of it. */
export function EarlierNotice({ earlier }: { earlier: EarlierImport }) {
  const { id, fileName, appliedAt } = earlier;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator>
        <Icon of={History} size={20} />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title asChild>
          <h2>Dikkat: bu dosya daha önce yüklendi</h2>
        </Alert.Title>
        <Alert.Description>
          {formatDateTime(appliedAt)} tarihinde <b>{fileName}</b> adıyla {fateOf(earlier)} Yalnız aşağıda
          görünen farklar yazılır.{' '}
          <Link asChild>
            <RouterLink to={paths.adminImport(id)}>O aktarımı açın</RouterLink>
          </Link>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

function fateOf({ status, result }: EarlierImport): string {
  switch (status) {
    case 'APPLYING':
      return 'aktarılmaya başlandı; aktarım sürüyor.';
    case 'CANCELLED':
      return 'aktarılmaya başlandı, sonra durduruldu.';
    case 'FAILED':
      return `aktarılmaya başlandı, ama tamamlanamadı. ${result?.message ?? ''}`.trim();
    case 'UNDOING':
      return 'aktarıldı; şimdi geri alınıyor.';
    case 'UNDONE':
      return 'aktarıldı, sonra geri alındı.';
    default:
      return `aktarıldı. ${result?.message ?? ''}`.trim();
  }
}
