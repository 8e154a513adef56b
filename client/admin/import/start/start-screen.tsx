import { Grid, Stack } from '@chakra-ui/react';
import { useClient, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { useLastData } from '../../../graphql/use-last-data';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ScreenTitle } from '../../frame/screen-title';
import { useList } from '../../list/use-list';
import { useLiveTopics } from '../../live/use-live-topics';
import { CatalogFile } from '../catalog-file/catalog-file';
import { CatalogTiles } from './catalog-tiles';
import { EarlierImports } from './earlier-imports';
import { IMPORTS } from './imports.list';
import { Instructions } from './instructions';
import { KnownColumns } from './known-columns';
import { NewFile } from './new-file';
import { RunningImports } from './running-imports';
import { ImportStartQuery } from './start.query';
import { useNewestImports } from './use-newest-imports';

/** Where a spreadsheet comes into the catalog: the catalog now, the file, what runs, and every import before. */
export function StartScreen() {
  const client = useClient();
  const [answer, askAgain] = useQuery({ query: ImportStartQuery });
  const earlier = useList(IMPORTS);
  const { newest, applied } = useNewestImports(earlier.refresh);
  // What was shown stays while it cannot be loaded anew.
  const data = useLastData(answer.data);
  useLiveTopics(() => client.query(ImportStartQuery, {}, IN_BACKGROUND).toPromise(), 'catalog');
  if (answer.error && !answer.fetching && !data) {
    return (
      <ErrorState
        title="Excel İçe Aktar yüklenemedi"
        onRetry={() => askAgain({ requestPolicy: 'network-only' })}
      />
    );
  }
  return (
    <Stack gap="4">
      <ScreenTitle>Excel İçe Aktar</ScreenTitle>
      <CatalogTiles overview={data?.importOverview} applied={applied} />
      <RunningImports newest={newest} />
      <NewFile suppliers={data?.importOverview.suppliers ?? []} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        gap="4"
        alignItems="start"
      >
        <EarlierImports view={earlier} />
        <Stack gap="4" minWidth="0">
          <CatalogFile products={data?.importOverview.products} />
          <Instructions />
          <KnownColumns sheets={data?.importColumns} />
        </Stack>
      </Grid>
    </Stack>
  );
}

export { StartScreen as Component };
export { prefetchStart as prefetch } from './start.query';
