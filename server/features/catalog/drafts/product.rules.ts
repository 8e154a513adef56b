import { MAX_QUANTITY } from '../../../kernel/money/money.js';
import { productInvalid } from './catalog-draft.refusals.js';
import type { ProductSnapshot, VariationSnapshot } from './product.draft.js';

const MAX_INTEGER = 2_147_483_647;
const MAX_RATING = 5;

const wholeBetween = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

type Rule = [field: keyof ProductSnapshot, holds: (product: ProductSnapshot) => boolean, reason: string];

const RULES: Rule[] = [
  ['name', ({ name }) => name !== '', 'Ürün adı boş olamaz.'],
  ['sku', ({ sku }) => sku !== '', 'Stok kodu boş olamaz.'],
  ['unit', ({ unit }) => unit !== '', 'Birim boş olamaz.'],
  [
    'basePriceKurus',
    ({ basePriceKurus }) => wholeBetween(basePriceKurus, 0, Number.MAX_SAFE_INTEGER / MAX_QUANTITY),
    'Fiyat 0 veya daha büyük olmalıdır.',
  ],
  [
    'minOrderQuantity',
    ({ minOrderQuantity }) => wholeBetween(minOrderQuantity, 1, MAX_QUANTITY),
    'Minimum sipariş adedi 1 ile 99.999 arasında olmalıdır.',
  ],
  [
    'stockQuantity',
    ({ stockQuantity }) => wholeBetween(stockQuantity, 0, MAX_INTEGER),
    'Stok miktarı 0 veya daha büyük olmalıdır.',
  ],
  ['rating', ({ rating }) => rating >= 0 && rating <= MAX_RATING, 'Puan 0 ile 5 arasında olmalıdır.'],
  [
    'reviewCount',
    ({ reviewCount }) => wholeBetween(reviewCount, 0, MAX_INTEGER),
    'Değerlendirme sayısı 0 veya daha büyük olmalıdır.',
  ],
  [
    'attributes',
    ({ attributes }) => attributes.every(({ variations }) => variations.every(isWhole)),
    'Seçenek fiyatı tam kuruş, seçenek stoğu 0 veya daha büyük olmalıdır.',
  ],
];

function isWhole({ priceKurus, stock }: VariationSnapshot): boolean {
  return (priceKurus === null || Number.isSafeInteger(priceKurus)) && wholeBetween(stock, 0, MAX_INTEGER);
}

/** @throws PRODUCT_INVALID naming the first field that did not pass */
export function validateProduct(product: ProductSnapshot): void {
  const violated = RULES.find(([, holds]) => !holds(product));
  if (violated) throw productInvalid({ field: violated[0], reason: violated[2] });
}
