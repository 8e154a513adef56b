import { Box, Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { createContext, use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { formatCount, formatDateTime } from '../../../shop/format';
import { shortTime } from '../../../shop/short-time';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { OneLine } from '../../../ui/table/one-line';
import { RowLink } from '../../list/row-link';
import { LinkButton } from '../../navigation/link-button';
import { ImportStateBadge } from '../status/import-state-badge';
import { type ListedImport } from './start.query';

/** Asks whether an import is to be taken back; the columns themselves never change, so that their cells stay mounted. */
export const UndoContext = createContext<(run: ListedImport) => void>(() => undefined);

const column = dataColumns<ListedImport>();

/** The columns of the earlier imports. */
export const EARLIER_COLUMNS: DataColumn<ListedImport>[] = column.columns([
  column.display({
    id: 'file',
    header: 'Dosya',
    meta: { label: 'Dosya', isTitle: true },
    cell: ({ row: { original: run } }) => (
      <Box
        lineHeight="1.25rem"
        title={[run.fileName, formatDateTime(run.uploadedAt), run.uploadedBy.name].filter(Boolean).join(', ')}
      >
        <OneLine>
          <RowLink to={paths.adminImport(run.id)}>{run.fileName}</RowLink>
        </OneLine>
        <Text as="span" display="block" truncate textStyle="small" color="fg.muted">
          {[shortTime(run.uploadedAt), run.uploadedBy.name].filter(Boolean).join(', ')}
        </Text>
      </Box>
    ),
  }),
  column.display({
    id: 'state',
    header: 'Sonuç',
    meta: { label: 'Sonuç', width: '9.5rem', card: 'second' },
    cell: ({ row }) => <ImportStateBadge run={row.original} />,
  }),
  column.display({
    id: 'categories',
    header: 'Kategori',
    meta: { label: 'Kategori', align: 'end', width: '5.5rem', from: 1440 },
    cell: ({ row: { original: run } }) =>
      countText(run, ({ categoriesAdded, categoriesUpdated }) => categoriesAdded + categoriesUpdated),
  }),
  column.display({
    id: 'products',
    header: 'Ürün',
    meta: { label: 'Ürün', align: 'end', width: '4.5rem' },
    cell: ({ row: { original: run } }) =>
      countText(run, ({ productsAdded, productsUpdated }) => productsAdded + productsUpdated),
  }),
  column.display({
    id: 'failed',
    header: 'Hata',
    meta: { label: 'Hata', align: 'end', width: '4.5rem' },
    cell: ({ row: { original: run } }) => countText(run, ({ failed }) => failed),
  }),
  column.display({
    id: 'next',
    header: () => <VisuallyHidden>İşlem</VisuallyHidden>,
    meta: { label: '', align: 'end', width: '9.5rem', card: 'secondEnd' },
    cell: ({ row }) => <NextStep run={row.original} />,
  }),
]);

type Details = NonNullable<ListedImport['result']>['details'];

/** Nothing is counted before it was applied. */
function countText({ result }: ListedImport, count: (details: Details) => number): string {
  return result ? formatCount(count(result.details)) : '—';
}

/** What is to be done about an import next: looked at where it waits or failed, and taken back where that is possible. */
function NextStep({ run }: { run: ListedImport }) {
  const undo = use(UndoContext);
  const { canUndo, fileName, id } = run;
  const way = wayOn(run);
  return (
    <Flex justify="flex-end" gap="1">
      {way !== undefined && (
        <LinkButton variant="ghost" size="xs">
          <RouterLink to={paths.adminImport(id)} aria-label={`${fileName}: ${way}`}>
            {way}
          </RouterLink>
        </LinkButton>
      )}
      {canUndo && (
        <Button variant="ghost" size="xs" aria-label={`${fileName}: Geri al`} onClick={() => undo(run)}>
          Geri al
        </Button>
      )}
    </Flex>
  );
}

function wayOn({ status, result }: ListedImport): string | undefined {
  if (status === 'READY') return 'Devam et';
  const isFailed = status === 'FAILED' || (status === 'APPLIED' && result?.status === 'FAILED');
  return isFailed ? 'Nedeni gör' : undefined;
}
