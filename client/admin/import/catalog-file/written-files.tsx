import { Link, List, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { paths } from '../../../paths';
import { formatDateTime } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { type CatalogExport } from './catalog-exports.query';
import { fileText } from './catalog-file-text';

/** The files that can be downloaded, newest first. */
export function WrittenFiles({ files }: { files: readonly CatalogExport[] }) {
  if (files.length === 0) return null;
  return (
    <List.Root variant="plain" gap="3" aria-label="Hazır dosyalar">
      {files.map((file) => (
        <List.Item key={file.id} display="block">
          <Link asChild color="petrol.fg" fontWeight="medium" overflowWrap="anywhere">
            <a href={paths.adminCatalogExport(file.id)} download>
              <Icon of={Download} />
              {`${file.fileName} indir`}
            </a>
          </Link>
          <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            {fileText(file)}
          </Text>
          {file.expiresAt !== null && (
            <Text textStyle="small" color="fg.subtle">
              {formatDateTime(file.expiresAt)} tarihine kadar indirilebilir.
            </Text>
          )}
        </List.Item>
      ))}
    </List.Root>
  );
}
