import { Box } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { toaster } from '../../../ui/feedback/toaster';
import { type ReadRecord } from '../../record/record';
import { RecordHistory } from '../../record/record-history';
import { type ProductToEdit, RestoreProductVersionMutation } from './product.query';
import { type productRecord } from './product.record';
import { type ProductValues } from './product.values';

const SHOWN_MS = 10_000;

interface ProductHistoryProps {
  record: ReturnType<typeof productRecord>;
  saved: ReadRecord<ProductValues>;
  product: ProductToEdit;
  /** Something is typed and not saved. */
  isChanged: boolean;
}

/** Who changed what, with the way back to each version; the way back can be undone, too. */
export function ProductHistory({ record, saved, product: { id, version }, isChanged }: ProductHistoryProps) {
  const [, restore] = useMutation(RestoreProductVersionMutation);
  const goTo = async (earlier: number, expectedVersion: number): Promise<number | undefined> => {
    const { data, error } = await restore({ input: { id, expectedVersion, version: earlier } });
    if (error) toaster.error({ title: 'Geri getirilemedi', description: refusalOf(error).message });
    return data?.restoreProductVersion.version;
  };
  const bringBack = async (earlier: number) => {
    if (isChanged) {
      toaster.error({
        title: 'Kaydedilmemiş değişiklikler var',
        description: 'Önce kaydedin ya da onlardan vazgeçin.',
      });
      return;
    }
    const restored = await goTo(earlier, version);
    if (restored === undefined) return;
    toaster.success({
      title: `${String(earlier)}. sürüm geri getirildi`,
      description: 'Stok değişmedi.',
      duration: SHOWN_MS,
      action: { label: 'Geri al', onClick: () => void goTo(version, restored) },
    });
  };
  return (
    <Box id="gecmis" tabIndex={-1} scrollMarginTop="5rem" marginTop="4" marginInlineStart={{ xl: '13.5rem' }}>
      <RecordHistory record={record} saved={saved} onRestore={(earlier) => void bringBack(earlier)} />
    </Box>
  );
}
