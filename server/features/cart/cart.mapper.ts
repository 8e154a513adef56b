import { deliveryText, type Product } from '../catalog/index.js';
import { type AssessedLine } from './cart.assessment.js';
import { type PricingTerms, totalsOf } from './cart.pricing.js';
import { type Cart, type CartLine, CartLineProblem, type CartTotals } from './cart.type.js';

type FindProduct = (productId: string) => Promise<Product | null>;

const PROBLEMS_OF_STOCK: (CartLineProblem | null)[] = [
  CartLineProblem.OUT_OF_STOCK,
  CartLineProblem.NOT_ENOUGH_STOCK,
];

/** Maps an assessed cart to its GraphQL type. */
export function toCart(
  lines: readonly AssessedLine[],
  {
    terms,
    findProduct,
    canBeRestored,
    leftOutLines,
  }: { terms: PricingTerms; findProduct: FindProduct; canBeRestored: boolean; leftOutLines: number },
): Cart {
  const shown = lines.map((line) => toLine(line, findProduct));
  return {
    lines: shown,
    itemCount: shown.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: toTotals(lines, terms),
    needsConfirmation: lines.some(({ needsConfirmation }) => needsConfirmation),
    canBeRestored,
    leftOutLines,
  };
}

function toLine(line: AssessedLine, findProduct: FindProduct): CartLine {
  const { row, priced, problem, available, isAboveStock, delivery } = line;
  const unitPrice = priced?.unitPriceKurus ?? 0;
  return {
    id: row.id,
    productName: row.productName,
    quantity: priced?.quantity ?? row.quantity,
    selectedVariations: priced?.selectedVariations ?? row.selectedVariations,
    unitPrice,
    totalPrice: priced?.totalPriceKurus ?? 0,
    previousUnitPrice: unitPrice === row.agreedPriceKurus ? null : row.agreedPriceKurus,
    previousQuantity: priced && priced.quantity > row.quantity ? row.quantity : null,
    previousUnit: priced && row.agreedUnit !== priced.product.unit ? row.agreedUnit : null,
    problem,
    availableQuantity: isAboveStock || PROBLEMS_OF_STOCK.includes(problem) ? available : null,
    delivery,
    deliveryText: priced && deliveryText(delivery, priced.product.unit),
    placedBy: row.placedBy,
    findProduct: () => findProduct(row.productId),
  };
}

function toTotals(lines: readonly AssessedLine[], terms: PricingTerms): CartTotals {
  const totals = totalsOf(
    lines.flatMap(({ priced }) => priced ?? []),
    terms,
  );
  return {
    subtotal: totals.subtotalKurus,
    tax: totals.taxKurus,
    taxRate: totals.taxRateBasisPoints,
    shipping: totals.shippingKurus,
    total: totals.totalKurus,
    freeShippingGap: totals.freeShippingGapKurus,
    freeShippingThreshold: totals.freeShippingThresholdKurus,
  };
}
