import { Box, Skeleton, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { useLastData } from '../../../graphql/use-last-data';
import { formatQuantity } from '../../../shop/format';
import { ErrorState } from '../../../ui/feedback/error-state';
import { TakeFormerSlug } from '../../record/former-slug';
import { type ReadRecord } from '../../record/record';
import { AuditLink } from '../../record/audit-link';
import { RecordForm } from '../../record/record-form';
import { RecordHistory } from '../../record/record-history';
import { fillFromHistory } from '../../record/fill-from-history';
import { useRecord } from '../../record/use-record';
import { CategoryQuery, type ListedCategory } from '../categories.query';
import { CategoryMenu } from '../tree/category-menu';
import { CategoryCard } from './category-card';
import { CategoryFields } from './category-fields';
import { categoryRecord, type CategoryValues } from './category.record';
import { useSaveCategory } from './use-save-category';

interface CategoryFormProps {
  category: ListedCategory;
  categories: readonly ListedCategory[];
  onDelete: () => void;
}

/** The form of one category, once what is saved was read. */
export function CategoryForm({ category, categories, onDelete }: CategoryFormProps) {
  const { id } = category;
  const record = useMemo(
    () =>
      categoryRecord(id, (other) => categories.find((one) => one.id === other)?.name ?? 'silinmiş kategori'),
    [id, categories],
  );
  const [{ data: answer, error, fetching }, ask] = useQuery({ query: CategoryQuery, variables: { id } });
  const data = useLastData(answer);
  const saved = data && record.read(data);
  return (
    <CategoryCard
      title={category.name}
      note={formatQuantity(category.productCount, 'ürün')}
      actions={
        <>
          <AuditLink kind="category" id={id} />
          <CategoryMenu category={category} onDelete={onDelete} />
        </>
      }
    >
      {saved ? (
        <LoadedForm id={id} categories={categories} record={record} saved={saved} />
      ) : error && !fetching ? (
        <ErrorState title="Kategori yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
      ) : (
        <Stack padding="4" role="status" aria-label="Kategori yükleniyor">
          <Skeleton height="96" />
        </Stack>
      )}
    </CategoryCard>
  );
}

interface LoadedFormProps extends Pick<CategoryFormProps, 'categories'> {
  id: string;
  record: ReturnType<typeof categoryRecord>;
  saved: ReadRecord<CategoryValues>;
}

function LoadedForm({ id, categories, record, saved }: LoadedFormProps) {
  const { save, takeFormerSlug } = useSaveCategory();
  const state = useRecord(record, saved, (values, expectedVersion, begun) =>
    save(id, values, expectedVersion, begun),
  );
  return (
    <>
      <RecordForm record={record} state={state}>
        <CategoryFields id={id} categories={categories} />
        <TakeFormerSlug noun="kategorinindi" onTake={takeFormerSlug} />
      </RecordForm>
      <Box borderTopWidth="1px" css={{ '& > section': { borderWidth: '0' } }}>
        <RecordHistory record={record} saved={saved} onRestore={fillFromHistory(record, saved, state)} />
      </Box>
    </>
  );
}
