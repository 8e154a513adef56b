import { Archive, FileClock, ImageOff } from 'lucide-react';
import { RecordBand } from '../../record/record-head';
import { When } from '../../record/when';
import { type ProductToEdit } from './product.query';
import { type ProductDraft } from './use-product-draft';

interface ProductBandsProps {
  product: ProductToEdit | undefined;
  /** What the form began with in place of what is saved. */
  draft: ProductDraft | undefined;
  /** How many files of it the shop no longer has. */
  goneUploads: number;
}

/** What comes before anything else: that nobody can buy it, and where what is typed comes from. */
export function ProductBands({ product, draft, goneUploads }: ProductBandsProps) {
  return (
    <>
      {product?.isArchived && (
        <RecordBand icon={Archive} tone="danger" title="Bu ürün arşivde.">
          Mağazada görünmez ve satılmaz; siparişlerde kalır. Yerine geçen bir ürün seçerseniz eski adresi ona
          götürür.
        </RecordBand>
      )}
      {product && !product.isArchived && !product.isPublic && (
        <RecordBand icon={Archive} title="Bu ürün mağazada görünmüyor:">
          kategorisi gizli.
        </RecordBand>
      )}
      {draft && (
        <RecordBand icon={FileClock} title="Kaydedilmemiş taslağınız geri getirildi.">
          Son değişiklik <When at={new Date(draft.savedAt).toISOString()} />. Kayıtlı hâline dönmek için
          Vazgeç’e basın.
        </RecordBand>
      )}
      {goneUploads > 0 && (
        <RecordBand icon={ImageOff} tone="danger" title="Taslaktaki dosyaların süresi dolmuş.">
          Bir gün içinde kaydedilmeyen {goneUploads} dosya silindi; yeniden yükleyin.
        </RecordBand>
      )}
    </>
  );
}
