import { type ProductValues } from './product.values';

/** A part of the form, with the fields that stand in it. */
interface FormPart {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly (keyof ProductValues)[];
}

/** The parts of the form in the order of the page. */
export const FORM_PARTS = [
  {
    id: 'temel',
    title: 'Temel bilgiler',
    fields: ['name', 'slug', 'brand', 'model', 'sku', 'categoryId', 'warranty'],
  },
  {
    id: 'fiyat-ve-stok',
    title: 'Fiyat ve stok',
    fields: ['basePriceKurus', 'stockQuantity', 'unit', 'minOrderQuantity', 'deliveryTime'],
  },
  { id: 'aciklamalar', title: 'Açıklamalar', fields: ['shortDescription', 'description'] },
  { id: 'gorseller', title: 'Görseller', fields: ['pictures'] },
  { id: 'teknik-ozellikler', title: 'Teknik özellikler', fields: ['technicalSpecs'] },
  { id: 'varyasyonlar', title: 'Varyasyonlar', fields: ['attributes'] },
  {
    id: 'ozellikler',
    title: 'Özellikler, alanlar, etiketler',
    fields: ['features', 'applications', 'certifications', 'tags'],
  },
  { id: 'arama-motoru', title: 'Arama motoru', fields: ['seoTitle', 'seoDescription', 'seoKeywords'] },
  { id: 'belgeler', title: 'Belgeler', fields: ['documents'] },
  {
    id: 'iliskili-urunler',
    title: 'İlişkili ürünler',
    fields: ['successorId', 'equivalentIds', 'sparePartIds'],
  },
  {
    id: 'durum',
    title: 'Durum',
    fields: ['inStock', 'isNew', 'isFeatured', 'isMadeToMeasure', 'rating', 'reviewCount'],
  },
] as const satisfies readonly FormPart[];

export type FormPartId = (typeof FORM_PARTS)[number]['id'];
