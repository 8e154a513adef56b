/** Units of a product with the variations chosen: as many as are wanted, or as many as were taken. */
export interface StockLine {
  /** Null for a line that is no product: it takes nothing and lacks nothing. */
  productId: string | null;
  /** Of what was taken: the counted ones alone. */
  variationIds: readonly string[];
  quantity: number;
}

/** What a line gets of the stock: as many units of the product as of each counted variation. */
export interface StockAllocation extends StockLine {
  /** Only those that are counted. */
  variationIds: string[];
  /** Units ordered above the stock. */
  backOrdered: number;
}

/** Units by id of the product or variation. A variation that is not counted has no entry. */
export type AvailableStock = ReadonlyMap<string, number>;

/** Allocates stock to lines in their order: several lines of one product share what it has. */
export function allocateStock(available: AvailableStock, lines: readonly StockLine[]): StockAllocation[] {
  const left = new Map(available);
  return lines.map(({ productId, variationIds, quantity: wanted }) => {
    if (productId === null) return { productId, variationIds: [], quantity: wanted, backOrdered: 0 };
    const counted = variationIds.filter((id) => left.has(id));
    const ids = [productId, ...counted];
    const quantity = Math.min(wanted, ...ids.map((id) => left.get(id) ?? 0));
    for (const id of ids) left.set(id, (left.get(id) ?? 0) - quantity);
    return { productId, variationIds: counted, quantity, backOrdered: wanted - quantity };
  });
}
