import { MAX_LENGTH } from '../drafts/field-bounds.js';
import type { Column } from './column.js';

/** Technical specs, one per row. */
export const SPEC_COLUMNS = [
  {
    field: 'sku',
    header: 'SKU',
    maxLength: MAX_LENGTH.word,
    synonyms: ['Ürün SKU', 'Stok Kodu'],
    isRequired: true,
    note: 'Özelliğin ait olduğu ürünün SKU değeri.',
    samples: ['THERM-PHE-100', 'THERM-PHE-100'],
  },
  {
    field: 'group',
    header: 'Grup',
    maxLength: MAX_LENGTH.word,
    note: 'Tabloda altında durduğu başlık.',
    samples: ['Genel', 'Bağlantı'],
  },
  {
    field: 'name',
    header: 'Ozellik',
    maxLength: MAX_LENGTH.word,
    synonyms: ['Özellik Adı', 'Teknik Özellik'],
    isRequired: true,
    note: 'Teknik özelliğin adı.',
    samples: ['Isıl kapasite', 'Bağlantı çapı'],
  },
  {
    field: 'value',
    header: 'Deger',
    isRequired: true,
    note: 'Değeri: sayı ya da metin.',
    samples: [150, 'DN50'],
  },
  {
    field: 'unit',
    header: 'Birim',
    maxLength: MAX_LENGTH.word,
    note: 'Değerin birimi.',
    samples: ['kW', ''],
  },
] as const satisfies readonly Column[];

/** Variations, one per row; rows of one product and group belong together. */
export const VARIATION_COLUMNS = [
  {
    field: 'sku',
    header: 'SKU',
    maxLength: MAX_LENGTH.word,
    synonyms: ['Ürün SKU', 'Stok Kodu'],
    isRequired: true,
    note: 'Seçeneğin ait olduğu ürünün SKU değeri.',
    samples: ['THERM-PHE-100', 'THERM-PHE-100'],
  },
  {
    field: 'attribute',
    header: 'Secim_Grubu',
    maxLength: MAX_LENGTH.word,
    synonyms: ['Seçim', 'Varyasyon Grubu'],
    isRequired: true,
    note: 'Seçim grubunun adı. İlk seçenek varsayılandır.',
    samples: ['Plaka sayısı', 'Plaka sayısı'],
  },
  {
    field: 'kind',
    header: 'Secim_Turu',
    synonyms: ['Grup Türü'],
    note: 'secim, renk, olcu ya da metin; boşsa secim.',
    samples: ['secim', 'secim'],
    choices: ['secim', 'renk', 'olcu', 'metin'],
  },
  {
    field: 'name',
    header: 'Secenek',
    maxLength: MAX_LENGTH.word,
    synonyms: ['Varyasyon', 'Seçenek Adı', 'Varyasyon Adı'],
    isRequired: true,
    note: 'Seçeneğin adı.',
    samples: ['30 plaka', '40 plaka'],
  },
  {
    field: 'value',
    header: 'Deger',
    maxLength: MAX_LENGTH.word,
    note: 'Seçeneğin değeri: renkte #kod; boşsa adı.',
    samples: ['30', '40'],
  },
  {
    field: 'price',
    header: 'Fiyat_Farki',
    note: 'Ürün fiyatına eklenen fark (KDV hariç, eksi olabilir); boşsa 0. «Fiyat Sorunuz» ya da «teklifle» yazılan seçenek fiyatı sorularak satılır.',
    samples: [0, 2500],
  },
  {
    field: 'stock',
    header: 'Stok',
    synonyms: ['Stok Miktarı'],
    note: 'Seçeneğin stoku; boşsa 0.',
    samples: [10, 5],
  },
  {
    field: 'variationSku',
    header: 'Secenek_SKU',
    maxLength: MAX_LENGTH.word,
    synonyms: ['Varyasyon SKU'],
    note: 'Seçeneğin kendi SKU değeri.',
    samples: ['', ''],
  },
] as const satisfies readonly Column[];
