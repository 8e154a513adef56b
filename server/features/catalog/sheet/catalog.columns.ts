import { MAX_LENGTH } from '../drafts/field-bounds.js';
import { type Column } from './column.js';
import { SPEC_COLUMNS, VARIATION_COLUMNS } from './detail.columns.js';
import { PRODUCT_COLUMNS, YES_OR_NO } from './product.columns.js';

/** Kinds of sheets, in the order expected where headings leave the kind open. */
export const SHEET_KINDS = ['categories', 'products', 'specs', 'variations'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** The five columns of the specification, then four of our own. */
const CATEGORY_COLUMNS = [
  {
    field: 'name',
    header: 'Kategori_Adi',
    maxLength: MAX_LENGTH.word,
    synonyms: ['Kategori', 'Kategori İsmi'],
    isRequired: true,
    note: 'Kategorinin adı.',
    samples: ['Isı Değiştiriciler', 'Plakalı Isı Değiştiriciler'],
  },
  {
    field: 'description',
    header: 'Aciklama',
    maxLength: MAX_LENGTH.categoryDescription,
    isRequired: true,
    note: 'Kategori sayfasında görünen açıklama.',
    samples: [
      'Isıtma, soğutma ve kullanım suyu devreleri için ısı değiştiriciler.',
      'Contalı ve lehimli plakalı ısı değiştiriciler.',
    ],
  },
  {
    field: 'picture',
    header: 'Gorsel_URL',
    maxLength: MAX_LENGTH.url,
    synonyms: ['Görsel', 'Resim', 'Resim URL'],
    note: 'Görselin adresi (https://…). Boşsa mevcut görsel korunur.',
    samples: ['', ''],
  },
  { field: 'seoTitle', header: 'SEO_Baslik', note: 'Arama motorları için başlık.', samples: ['', ''] },
  {
    field: 'seoDescription',
    header: 'SEO_Aciklama',
    note: 'Arama motorları için açıklama.',
    samples: ['', ''],
  },
  {
    field: 'parent',
    header: 'Ust_Kategori',
    maxLength: MAX_LENGTH.word,
    synonyms: ['Ana Kategori'],
    note: 'Ek sütun. Üst kategorinin adı; boşsa ana kategori olur. Kategoriler iki düzeydir.',
    samples: ['', 'Isı Değiştiriciler'],
    choices: 'mainCategories',
  },
  {
    field: 'slug',
    header: 'Slug',
    maxLength: MAX_LENGTH.slug,
    note: 'Ek sütun. Adresteki adı; boşsa kategori adından üretilir.',
    samples: ['', ''],
  },
  {
    field: 'sortOrder',
    header: 'Sira',
    synonyms: ['Sıralama'],
    note: 'Ek sütun. Sıra numarası; boşsa yeni kategoriler satır sırasını alır, mevcutlar yerinde kalır.',
    samples: [1, 1],
  },
  {
    field: 'isActive',
    header: 'Aktif',
    synonyms: ['Yayında'],
    note: 'Ek sütun. Hayır: kategori ve içindekiler mağazada görünmez. Boşsa olduğu gibi kalır; yeni kategori aktiftir.',
    samples: ['DOĞRU', 'DOĞRU'],
    choices: YES_OR_NO,
  },
] as const satisfies readonly Column[];

/** Name in the template and columns of every kind of sheet. */
export const CATALOG_SHEETS = {
  categories: { title: 'Kategoriler', columns: CATEGORY_COLUMNS },
  products: { title: 'Urunler', columns: PRODUCT_COLUMNS },
  specs: { title: 'Teknik_Ozellikler', columns: SPEC_COLUMNS },
  variations: { title: 'Varyasyonlar', columns: VARIATION_COLUMNS },
} as const satisfies Record<SheetKind, { title: string; columns: readonly Column[] }>;

/** Names of the fields that a sheet of this kind can give. */
export type FieldOf<Kind extends SheetKind> = (typeof CATALOG_SHEETS)[Kind]['columns'][number]['field'];
