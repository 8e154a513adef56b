import { useMutation } from 'urql';
import { type CombinedError } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { toaster } from '../../../ui/feedback/toaster';
import { ArchiveProductMutation, type ProductToEdit, RestoreProductMutation } from './product.query';

const SHOWN_MS = 10_000;

type Version = Pick<ProductToEdit, 'id' | 'version' | 'sku'>;

/** Takes a product out of sale and puts it back; each says what it did, with the way back. */
export function useArchive(product: Version) {
  const [archiving, sendArchive] = useMutation(ArchiveProductMutation);
  const [restoring, sendRestore] = useMutation(RestoreProductMutation);
  const inputOf = ({ id, version: expectedVersion }: Version) => ({ input: { id, expectedVersion } });
  const refuse = (error: CombinedError) =>
    toaster.error({ title: `${product.sku} değiştirilmedi`, description: refusalOf(error).message });
  const announce = (done: string, undo: () => void) =>
    toaster.success({
      title: `${product.sku}: ${done}`,
      duration: SHOWN_MS,
      action: { label: 'Geri al', onClick: undo },
    });
  const archive = async (seen: Version = product): Promise<void> => {
    const { data, error } = await sendArchive(inputOf(seen));
    if (error) refuse(error);
    if (data) announce('arşive alındı', () => void restore(data.archiveProduct));
  };
  const restore = async (seen: Version = product): Promise<void> => {
    const { data, error } = await sendRestore(inputOf(seen));
    if (error) refuse(error);
    if (data) announce('arşivden çıkarıldı', () => void archive(data.restoreProduct));
  };
  return { archive, restore, isBusy: archiving.fetching || restoring.fetching };
}
