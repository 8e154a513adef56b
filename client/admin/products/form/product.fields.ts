import { formatLira } from '../../../shop/format';
import { readKurus, writeKurus } from '../../../shop/kurus';
import { type RecordField } from '../../record/record';
import { type ProductToEdit } from './product.query';
import {
  type AttributeValue,
  type DocumentValue,
  isStockTyped,
  type LineValue,
  type PictureValue,
  type ProductValues,
  type RelatedValue,
  type SpecGroupValue,
  type StockValue,
  writeDecimal,
} from './product.values';
import { linesOf, specGroupsOf } from './read-product';

const SHOWN_LETTERS = 160;

/** A long text in a conflict or in the history: its beginning says which one it is. */
const shortened = (text: string): string =>
  text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text;
const textOrNone = (text: string): string => shortened(text.trim()) || 'boş';

const plain = (label: string): RecordField<string> => ({
  label,
  text: textOrNone,
  read: (stored) => (typeof stored === 'string' || typeof stored === 'number' ? String(stored) : ''),
  key: (text) => text.trim(),
});

const flag = (label: string): RecordField<boolean> => ({
  label,
  text: (isSet) => (isSet ? 'Evet' : 'Hayır'),
  read: (stored) => stored === true,
});

const filled = (lines: readonly LineValue[]) => lines.map(({ text }) => text.trim()).filter(Boolean);

const lines = (label: string): RecordField<LineValue[]> => ({
  label,
  text: (value) => textOrNone(filled(value).join(', ')),
  read: (stored) => linesOf(stored as string[]),
  key: filled,
});

const related = (label: string): RecordField<RelatedValue[]> => ({
  label,
  text: (products) => textOrNone(products.map(({ name, sku }) => name || sku || 'bir ürün').join(', ')),
  // The history knows only ids.
  read: (stored) =>
    [stored]
      .flat()
      .flatMap((id) => (typeof id === 'string' ? [{ id, name: '', sku: '', isArchived: false }] : [])),
  key: (products) => products.map(({ id }) => id),
});

const STOCK: RecordField<StockValue> = {
  label: 'Stok',
  text: ({ amount }) => amount,
  read: (stored) => ({ amount: String(stored), seen: Number(stored) }),
  // Orders change the stock all the time: only one that somebody typed is a change.
  key: (stock) => (isStockTyped(stock) ? stock.amount.trim() : null),
};

const specs = ({ lines: of, group }: SpecGroupValue) =>
  of.filter(({ name }) => name.trim()).map((spec) => ({ ...spec, group }));

const SPECS: RecordField<SpecGroupValue[]> = {
  label: 'Teknik özellikler',
  text: (groups) =>
    textOrNone(
      groups
        .flatMap(specs)
        .map(({ name, value, unit }) => `${name}: ${value} ${unit}`.trim())
        .join(', '),
    ),
  read: (stored) => specGroupsOf(stored as ProductToEdit['technicalSpecs']),
  key: (groups) => groups.flatMap(specs),
};

const ATTRIBUTES: RecordField<AttributeValue[]> = {
  label: 'Varyasyonlar',
  text: (groups) =>
    textOrNone(
      groups
        .map(
          ({ name, variations }) => `${name} (${variations.map((variation) => variation.name).join(', ')})`,
        )
        .join('; '),
    ),
  read: (stored) =>
    (stored as { name: string; variations: { name: string }[] }[]).map(({ name, variations }) => ({
      ownId: '',
      name,
      type: 'SELECT' as const,
      variations: variations.map((variation) => ({
        ownId: '',
        name: variation.name,
        value: '',
        price: '',
        isOnRequest: false,
        sku: '',
        stock: { amount: '', seen: null },
      })),
    })),
  key: (groups) =>
    groups
      .filter(({ name }) => name.trim())
      .map(({ variations, ...group }) => ({
        ...group,
        variations: variations
          .filter(({ name }) => name.trim())
          .map(({ stock, ...variation }) => ({ ...variation, stock: STOCK.key?.(stock) })),
      })),
};

const PICTURES: RecordField<PictureValue[]> = {
  label: 'Görseller',
  text: (pictures) =>
    textOrNone(
      pictures.map(({ alt }, place) => `${String(place + 1)}. ${alt || 'açıklamasız görsel'}`).join(', '),
    ),
  read: (stored) =>
    (stored as { pictureId: string | null; source: string | null; alt?: string }[]).map(
      ({ pictureId, source, alt = '' }) => ({
        pictureId: pictureId ?? '',
        source: source ?? '',
        alt,
        darkUrl: '',
      }),
    ),
  // The variant for dark grounds belongs to the picture, wherever it is used.
  key: (pictures) => pictures.map(({ pictureId, source, alt }) => [pictureId, source, alt.trim()]),
};

const DOCUMENTS: RecordField<DocumentValue[]> = {
  label: 'Belgeler',
  text: (documents) => textOrNone(documents.map(({ title }) => title).join(', ')),
  read: (stored) => (stored as DocumentValue[]).map((document) => ({ ...document, bytes: 0 })),
  key: (documents) => documents.map(({ bytes: _bytes, ...document }) => document),
};

const PRICE: RecordField<string> = {
  label: 'Net fiyat',
  text: (typed) => {
    const kurus = readKurus(typed);
    return kurus === 0 ? 'Fiyat Sorunuz' : kurus === null ? textOrNone(typed) : formatLira(kurus);
  },
  read: (stored) => writeKurus(Number(stored)),
  key: (typed) => readKurus(typed) ?? typed,
};

/** What each field is called in the form, in a conflict and in the history, in the order of the form. */
export const PRODUCT_FIELDS: { readonly [Name in keyof ProductValues]: RecordField<ProductValues[Name]> } = {
  name: plain('Ürün adı'),
  slug: plain('Adres'),
  brand: plain('Marka'),
  model: plain('Model'),
  sku: plain('Stok kodu'),
  categoryId: plain('Kategori'),
  basePriceKurus: PRICE,
  stockQuantity: STOCK,
  unit: plain('Birim'),
  minOrderQuantity: plain('En az sipariş'),
  deliveryTime: plain('Teslimat süresi'),
  warranty: plain('Garanti'),
  shortDescription: plain('Kısa açıklama'),
  description: plain('Ayrıntılı açıklama'),
  pictures: PICTURES,
  technicalSpecs: SPECS,
  attributes: ATTRIBUTES,
  features: lines('Özellikler'),
  applications: lines('Uygulama alanları'),
  certifications: lines('Sertifikalar'),
  tags: lines('Etiketler'),
  seoTitle: plain('SEO başlığı'),
  seoDescription: plain('SEO açıklaması'),
  seoKeywords: {
    ...plain('Anahtar kelimeler'),
    read: (stored) => (stored as string[]).join(', '),
  },
  documents: DOCUMENTS,
  inStock: flag('Stokta'),
  isNew: flag('Yeni'),
  isFeatured: flag('Öne çıkan'),
  isMadeToMeasure: flag('Ölçüye üretim'),
  rating: { ...plain('Puan'), read: (stored) => writeDecimal(Number(stored)) },
  reviewCount: plain('Değerlendirme sayısı'),
  successorId: related('Yerine geçen ürün'),
  equivalentIds: related('Muadil ürünler'),
  sparePartIds: related('Yedek parçalar'),
};
