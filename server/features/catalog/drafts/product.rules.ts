import { inputName, productInvalid } from './catalog-draft.refusals.js';
import { MAX_PARTS } from './field-bounds.js';
import type { ProductSnapshot, VariationSnapshot } from './product.draft.js';
import { PLAIN_FIELDS } from './product.fields.js';

const MAX_INTEGER = 2_147_483_647;

/** @throws PRODUCT_INVALID naming the first field that did not pass */
export function validateProduct(product: ProductSnapshot): void {
  for (const { name, field } of PLAIN_FIELDS) {
    const reason = field.refusal(product[name]);
    if (reason !== undefined) throw productInvalid({ field: inputName(name), reason });
  }
  if (product.sku === '') throw productInvalid({ field: 'sku', reason: 'Stok kodu boş olamaz.' });
  refuseTooManyParts(product);
  if (!product.attributes.every(({ variations }) => variations.every(isWhole))) {
    const reason = 'Seçenek fiyatı tam kuruş, seçenek stoku 0 veya daha büyük olmalıdır.';
    throw productInvalid({ field: 'attributes', reason });
  }
}

/** A page that shows more of them than anybody reads would be made anew for each visitor. */
function refuseTooManyParts({ technicalSpecs, attributes }: ProductSnapshot): void {
  const { specs, attributes: groups, variations } = MAX_PARTS;
  if (technicalSpecs.length > specs) {
    throw productInvalid({ field: 'technicalSpecs', reason: `En çok ${specs} teknik özellik olabilir.` });
  }
  if (attributes.length > groups || attributes.some((group) => group.variations.length > variations)) {
    const reason = `En çok ${groups} seçim grubu, her birinde en çok ${variations} seçenek olabilir.`;
    throw productInvalid({ field: 'attributes', reason });
  }
}

function isWhole({ priceKurus, stock }: VariationSnapshot): boolean {
  const isStock = Number.isInteger(stock) && stock >= 0 && stock <= MAX_INTEGER;
  return isStock && (priceKurus === null || Number.isSafeInteger(priceKurus));
}
