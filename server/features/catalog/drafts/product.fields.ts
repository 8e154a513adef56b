import { MAX_QUANTITY } from '../../../kernel/money/money.js';
import { MAX_LENGTH } from './field-bounds.js';
import {
  count,
  decimal,
  type Field,
  flag,
  line,
  list,
  neededLine,
  optionalText,
  price,
  text,
} from './field.kinds.js';

/**
 * The plain fields of a product, in the order of the sheet. SKU, slug, brand, category, pictures, technical specs and
 * choices are written by hand: each means more than its value.
 */
export const PRODUCT_FIELDS = {
  name: neededLine({
    column: 'name',
    maxLength: MAX_LENGTH.name,
    label: 'Ürün adı',
    heading: 'Urun_Adi',
    synonyms: ['Ürün', 'Ürün İsmi'],
    isRequired: true,
    note: 'Ürünün adı.',
    samples: ['Plakalı Isı Değiştirici THERM-PHE-100', 'Lehimli Plakalı Isı Değiştirici THERM-BPHE-20'],
  }),
  shortDescription: text({
    column: 'short_description',
    heading: 'Kisa_Aciklama',
    note: 'Listede görünen tek cümle.',
    samples: ['150 kW contalı plakalı ısı değiştirici', '20 kW lehimli plakalı ısı değiştirici'],
  }),
  description: text({
    column: 'description',
    maxLength: MAX_LENGTH.description,
    heading: 'Aciklama',
    synonyms: ['Ürün Açıklaması', 'Uzun Açıklama'],
    note: 'Ürün sayfasındaki ayrıntılı açıklama.',
    samples: [
      'AISI 316 plakalı, sökülüp temizlenebilen ısı değiştirici.',
      'Kompakt gövdeli, bakır lehimli ısı değiştirici.',
    ],
  }),
  basePriceKurus: price({
    column: 'base_price_kurus',
    heading: 'Fiyat',
    synonyms: ['Birim Fiyat', 'Fiyat (TL)', 'Fiyat (₺)', 'Net Fiyat', 'Liste Fiyatı', 'Satış Fiyatı'],
    isRequired: true,
    note: 'KDV hariç fiyat: 15000 ya da 15.000,00. 0 yazılırsa «Fiyat Sorunuz» gösterilir.',
    samples: [15000, 8750.5],
  }),
  model: line({
    column: 'model',
    maxLength: MAX_LENGTH.word,
    heading: 'Model',
    note: 'Model.',
    samples: ['PHE-100', 'BPHE-20'],
  }),
  stockQuantity: count({
    column: null,
    label: 'Stok miktarı',
    heading: 'Stok_Miktari',
    synonyms: ['Stok', 'Stok Adedi'],
    note: 'Stoktaki adet; yeni üründe boşsa 0. Teslimat süresi bu adet için geçerlidir; fazlası tedarik edilir, en geç 30 gün.',
    samples: [15, 40],
  }),
  inStock: flag({
    column: 'in_stock',
    blank: true,
    heading: 'Stok_Durumu',
    note: 'false, YANLIŞ, hayır, yok ya da 0 yazılmadıkça stokta sayılır.',
    samples: ['DOĞRU', 'DOĞRU'],
  }),
  features: list({
    column: 'features',
    heading: 'Ozellikler',
    note: 'Öne çıkan özellikler.',
    samples: ['Yüksek ısı geçişi; Kolay temizlik', 'Az yer kaplar; Bakım istemez'],
  }),
  applications: list({
    column: 'applications',
    heading: 'Uygulama_Alanlari',
    note: 'Kullanıldığı yerler.',
    samples: ['Merkezi ısıtma; Kullanım suyu', 'Kullanım suyu; Yerden ısıtma'],
  }),
  certifications: list({
    column: 'certifications',
    maxLength: MAX_LENGTH.word,
    heading: 'Sertifikalar',
    note: 'Belgeler.',
    samples: ['CE; ISO 9001', 'CE'],
  }),
  warranty: optionalText({
    column: 'warranty',
    maxLength: MAX_LENGTH.word,
    heading: 'Garanti',
    note: 'Garanti süresi.',
    samples: ['2 yıl', '2 yıl'],
  }),
  deliveryTime: optionalText({
    column: 'delivery_time',
    maxLength: MAX_LENGTH.word,
    heading: 'Teslimat_Suresi',
    note: 'Teslimat süresi; «1 hafta» yazılırsa HIZLI rozeti gösterilir.',
    samples: ['2-3 hafta', '1 hafta'],
  }),
  minOrderQuantity: count({
    column: 'min_order_quantity',
    label: 'Minimum sipariş adedi',
    least: 1,
    most: MAX_QUANTITY,
    heading: 'Min_Siparis',
    synonyms: ['Minimum Sipariş', 'Min Sipariş Adedi'],
    note: 'En az sipariş adedi; yeni üründe boşsa 1.',
    samples: [1, 1],
  }),
  rating: decimal({
    column: 'rating',
    label: 'Puan',
    most: 5,
    heading: 'Puan',
    note: '0 ile 5 arası puan; yeni üründe boşsa 0.',
    samples: [4.5, 0],
  }),
  reviewCount: count({
    column: 'review_count',
    label: 'Değerlendirme sayısı',
    heading: 'Degerlendirme_Sayisi',
    note: 'Değerlendirme sayısı; yeni üründe boşsa 0.',
    samples: [12, 0],
  }),
  isFeatured: flag({
    column: 'is_featured',
    blank: false,
    heading: 'One_Cikan',
    note: 'true, DOĞRU, evet, 1 ya da x yazılırsa öne çıkar.',
    samples: ['DOĞRU', 'YANLIŞ'],
  }),
  isNew: flag({
    column: 'is_new',
    blank: false,
    heading: 'Yeni',
    note: 'true, DOĞRU, evet, 1 ya da x yazılırsa yeni.',
    samples: ['YANLIŞ', 'DOĞRU'],
  }),
  tags: list({
    column: 'tags',
    maxLength: MAX_LENGTH.word,
    heading: 'Etiketler',
    note: 'Aramada bulunduğu sözcükler.',
    samples: ['eşanjör; plakalı', 'eşanjör; lehimli'],
  }),
  seoTitle: optionalText({
    column: 'seo_title',
    heading: 'SEO_Baslik',
    note: 'Arama motorları için başlık.',
    samples: ['', ''],
  }),
  seoDescription: optionalText({
    column: 'seo_description',
    heading: 'SEO_Aciklama',
    note: 'Arama motorları için açıklama.',
    samples: ['', ''],
  }),
  seoKeywords: list({
    column: 'seo_keywords',
    maxLength: MAX_LENGTH.word,
    heading: 'SEO_Anahtar_Kelimeler',
    note: 'Arama motorları için anahtar kelimeler.',
    samples: ['', ''],
  }),
  unit: neededLine({
    column: 'unit',
    maxLength: MAX_LENGTH.word,
    label: 'Birim',
    blank: 'adet',
    heading: 'Birim',
    note: 'Ek sütun. Satış birimi: adet, metre, takım … «0,5 metre» yazılırsa fiyat, stok ve en az sipariş 0,5 metrenin katıdır. Yeni üründe boşsa adet.',
    samples: ['adet', 'adet'],
  }),
  isMadeToMeasure: flag({
    column: 'is_made_to_measure',
    blank: false,
    heading: 'Olcuye_Uretim',
    note: 'Ek sütun. true, DOĞRU, evet, 1 ya da x yazılırsa alıcının ölçüsüne üretilir: bu üründe cayma hakkı olmadığı satın almadan önce söylenir.',
    samples: ['YANLIŞ', 'YANLIŞ'],
  }),
};

type Fields = typeof PRODUCT_FIELDS;
type PlainName = keyof Fields;
type ValueOf<Kind> = Kind extends Field<infer Value> ? Value : never;

/** The value of each plain field. */
export type PlainValues = { [Name in PlainName]: ValueOf<Fields[Name]> };

/** What a sheet calls the plain fields. */
export type PlainCell = {
  [Name in PlainName]: Fields[Name] extends { cell: infer Cell } ? Cell : Name;
}[PlainName];

/** Each plain field with its name and that of its cell. */
export const PLAIN_FIELDS = Object.entries(PRODUCT_FIELDS).map(([name, field]) => ({
  name: name as PlainName,
  cell: ('cell' in field ? field.cell : name) as PlainCell,
  field: field as Field<unknown>,
}));

/** Builds the value of each plain field. */
export function plainValues(valueOf: (field: Field<unknown>, name: PlainName) => unknown): PlainValues {
  const values: Record<string, unknown> = {};
  for (const { name, field } of PLAIN_FIELDS) values[name] = valueOf(field, name);
  return values as unknown as PlainValues;
}

/** The plain fields that are columns of the table `product`. */
export const PLAIN_COLUMNS = PLAIN_FIELDS.flatMap(({ name, field: { column } }) =>
  column === null ? [] : [{ name, column }],
);

/** A plain field as a change is shown. */
export function plainText(values: PlainValues, name: PlainName): string {
  const field: Field<unknown> = PRODUCT_FIELDS[name];
  return field.toText(values[name]);
}
