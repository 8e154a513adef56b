import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useClient, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { refusalOf } from '../../../graphql/refusal';
import { useLastData } from '../../../graphql/use-last-data';
import { CATALOG_FILE_ID } from '../../../path-parameters';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { TitledCard } from '../../../ui/layout/titled-card';
import { QUIET_POLL_MS, RUNNING_POLL_MS, usePolling } from '../../live/use-polling';
import { LinkButton } from '../../navigation/link-button';
import { ProgressLines } from '../progress/progress-lines';
import { type Work } from '../progress/work';
import { useNamedPlace } from './use-named-place';
import { CatalogExportsQuery, EXPORTS_CONTEXT } from './catalog-exports.query';
import { isWrittenFirst } from './catalog-file-text';
import { StartExport } from './start-export';
import { StopExport } from './stop-export';
import { WrittenFiles } from './written-files';

const WRITING: Work = { title: 'Katalog yazılıyor...', done: 'yazıldı' };

interface CatalogFileProps {
  /** Of the catalog; unknown while it is loaded. */
  products: number | undefined;
}

/** The catalog as a file: a small one at once, a large one as soon as it is written, which goes on when the page is left. */
export function CatalogFile({ products }: CatalogFileProps) {
  const client = useClient();
  const place = useRef<HTMLDivElement>(null);
  useNamedPlace(place, CATALOG_FILE_ID);
  const [answer] = useQuery({ query: CatalogExportsQuery, context: EXPORTS_CONTEXT });
  const { error, fetching } = answer;
  // What was shown stays while it cannot be loaded anew.
  const exports = useLastData(answer.data)?.catalogExports ?? [];
  const writing = exports.find(({ status }) => status === 'WRITING');
  usePolling(writing ? RUNNING_POLL_MS : QUIET_POLL_MS, () =>
    client.query(CatalogExportsQuery, {}, IN_BACKGROUND).toPromise(),
  );
  const failed = exports[0]?.status === 'FAILED' ? exports[0] : undefined;
  return (
    <Box ref={place} id={CATALOG_FILE_ID} tabIndex={-1} outline="none" scrollMarginTop="20">
      <TitledCard title="Katalog dosyası">
        <Stack gap="4">
          <Text textStyle="small" color="fg.muted">
            Bütün kategori ve ürünler, şablonun sayfalarında. Düzenleyip buradan geri yükleyebilirsiniz.
          </Text>
          <Stack gap="3" aria-live="polite" _empty={{ display: 'none' }}>
            {error && !fetching && (
              <ErrorAlert title="Hazırlanan dosyalar yüklenemedi">
                <p>{refusalOf(error).message}</p>
              </ErrorAlert>
            )}
            {failed && (
              <ErrorAlert title="Dosya hazırlanamadı">
                <p>{failed.failure}</p>
              </ErrorAlert>
            )}
          </Stack>
          {products === undefined && <Skeleton height="9" width="36" />}
          {products !== undefined && !isWrittenFirst(products) && <DownloadNow />}
          {products !== undefined && isWrittenFirst(products) && (
            <StartExport
              label={failed ? 'Yeniden dene' : 'Kataloğu indir'}
              isWriting={writing !== undefined}
            />
          )}
          {writing?.progress && (
            <>
              <ProgressLines progress={writing.progress} work={WRITING} />
              {!writing.progress.isStopping && (
                <StopExport id={writing.id} onStopped={() => place.current?.focus({ preventScroll: true })} />
              )}
            </>
          )}
          <WrittenFiles files={exports.filter(({ status }) => status === 'READY')} />
        </Stack>
      </TitledCard>
    </Box>
  );
}

function DownloadNow() {
  return (
    <LinkButton variant="outline" size="sm" alignSelf="start">
      <a href={paths.adminCatalogSheets()} download>
        <Icon of={Download} />
        Kataloğu indir
      </a>
    </LinkButton>
  );
}
