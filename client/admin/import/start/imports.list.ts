import { FileUp } from 'lucide-react';
import { paths } from '../../../paths';
import { listState, pageField } from '../../../ui/navigation/list-state';
import { declareList } from '../../list/declare-list';
import { prefetchRun } from '../run/run.query';
import { EARLIER_COLUMNS } from './earlier-columns';
import { ImportRunsQuery } from './start.query';

const IMPORTS_PER_PAGE = 10;

/** All imports, newest first. */
export const IMPORTS = declareList({
  name: 'aktarimlar',
  title: 'Önceki aktarımlar',
  noun: 'aktarım',
  address: paths.adminImports,
  state: listState<{ readonly page: number }>({ page: pageField('sayfa', IMPORTS_PER_PAGE) }),
  pageSize: IMPORTS_PER_PAGE,
  query: ImportRunsQuery,
  variables: ({ page }) => ({ skip: (page - 1) * IMPORTS_PER_PAGE, take: IMPORTS_PER_PAGE }),
  typename: 'ImportRun',
  // They come to an end by themselves.
  requestPolicy: 'cache-and-network',
  read: ({ importRuns }) => importRuns,
  columns: EARLIER_COLUMNS,
  // A name and who uploaded it.
  rowHeight: '2.75rem',
  row: { id: ({ id }) => id, name: ({ fileName }) => fileName },
  prefetch: (client, { id }) =>
    Promise.all([prefetchRun(client, new URLSearchParams(), { importId: id }), import('../run/run-screen')]),
  empty: {
    icon: FileUp,
    none: [
      'Henüz dosya aktarılmadı',
      'Yüklediğiniz her dosya burada kalır: ne değiştirdiğini görür, isterseniz geri alırsınız.',
    ],
  },
});
