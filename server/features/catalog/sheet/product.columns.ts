import { MAX_LENGTH, MAX_PARTS } from '../drafts/field-bounds.js';
import { LIST_NOTE } from '../drafts/field.kinds.js';
import { PLAIN_FIELDS, type PlainCell } from '../drafts/product.fields.js';
import type { Column } from './column.js';

type ProductCell = PlainCell | 'category' | 'brand' | 'sku' | 'pictures' | 'slug';

/** As a spreadsheet in Turkish shows them. */
export const YES_OR_NO = ['DOĞRU', 'YANLIŞ'];

/** Columns that are read and written by hand, by the plain field that each stands behind. */
const BY_HAND: Partial<Record<PlainCell, Column<ProductCell>>> = {
  name: {
    field: 'category',
    header: 'Kategori',
    synonyms: ['Kategori Adı'],
    isRequired: true,
    maxLength: 2 * MAX_LENGTH.name,
    note: 'Kategorinin adı; aynı adda iki kategori varsa «Üst kategori > Kategori». Bu dosyada ya da mağazada bulunmalıdır.',
    samples: ['Plakalı Isı Değiştiriciler', 'Plakalı Isı Değiştiriciler'],
    choices: 'categories',
  },
  price: {
    field: 'brand',
    header: 'Marka',
    maxLength: MAX_LENGTH.word,
    synonyms: ['Üretici', 'Üretici Firma'],
    note: 'Marka.',
    samples: ['Therm', 'Therm'],
  },
  model: {
    field: 'sku',
    header: 'SKU',
    maxLength: MAX_LENGTH.word,
    synonyms: ['Stok Kodu', 'Ürün Kodu', 'Kod', 'Malzeme Kodu', 'Stok No'],
    note: 'Ürünü tanıtan kod; büyük küçük harf ayrımı yoktur. Boşsa marka ve modelden üretilir.',
    samples: ['THERM-PHE-100', 'THERM-BPHE-20'],
  },
  inStock: {
    field: 'pictures',
    header: 'Gorsel_URL',
    maxLength: MAX_PARTS.pictures * MAX_LENGTH.url,
    synonyms: ['Görsel', 'Görseller', 'Resim', 'Resim URL'],
    note: `Görsellerin adresleri (https://…). ${LIST_NOTE} Boşsa mevcut görseller korunur.`,
    samples: ['', ''],
  },
  unit: {
    field: 'slug',
    header: 'Slug',
    maxLength: MAX_LENGTH.slug,
    note: 'Ek sütun. Adresteki adı; boşsa ürün adından üretilir.',
    samples: ['', ''],
  },
};

/** The 25 columns of the specification, then two of our own. */
export const PRODUCT_COLUMNS: readonly Column<ProductCell>[] = PLAIN_FIELDS.flatMap(
  ({
    cell,
    field: { heading, synonyms, isRequired, note, samples, blank, maxLength = MAX_LENGTH.sentence },
  }) => {
    const choices = typeof blank === 'boolean' ? YES_OR_NO : undefined;
    const entries = Array.isArray(blank) ? MAX_PARTS.entries : 1;
    const spelled = {
      header: heading,
      synonyms,
      isRequired,
      note,
      samples,
      choices,
      maxLength: entries * maxLength,
    };
    const plain: Column<ProductCell> = { field: cell, ...spelled };
    const byHand = BY_HAND[cell];
    return byHand ? [plain, byHand] : [plain];
  },
);
