import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const catalogNotRecognised = declareRefusal(
  'CATALOG_NOT_RECOGNISED',
  422,
  () =>
    'Dosyada kategori ya da ürün sayfası bulunamadı. Bir sayfanın ilk satırlarında Kategori_Adi ve Aciklama ' +
    'ya da Urun_Adi, Kategori ve Fiyat başlıkları olmalıdır.',
);
