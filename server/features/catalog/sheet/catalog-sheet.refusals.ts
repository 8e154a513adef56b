import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const catalogNotRecognized = declareRefusal(
  'CATALOG_NOT_RECOGNIZED',
  422,
  () =>
    'Dosyada kategori ya da ürün sayfası bulunamadı. Bir sayfanın ilk satırlarında Kategori_Adi ve Aciklama ' +
    'ya da Urun_Adi, Kategori ve Fiyat başlıkları olmalıdır.',
);
