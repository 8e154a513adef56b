/** So many units of a product with the variations chosen. */
export interface WantedStock {
  productId: string;
  variationIds: readonly string[];
  quantity: number;
}

/** What left the shelf for one line: as many pieces of the product as of each counted variation. */
export interface TakenStock {
  productId: string;
  /** Only those that are counted. */
  variationIds: string[];
  quantity: number;
}

export interface StockShare extends TakenStock {
  /** Units ordered above the stock. */
  backOrdered: number;
}

/** Pieces at hand by id of the product or variation. A variation that is not counted does not stand here. */
export type Shelf = ReadonlyMap<string, number>;

/** Gives every line its share, those that come first before the others: several lines of one product count together. */
export function shareOut(shelf: Shelf, lines: readonly WantedStock[]): StockShare[] {
  const left = new Map(shelf);
  return lines.map(({ productId, variationIds, quantity: wanted }) => {
    const counted = variationIds.filter((id) => left.has(id));
    const shelves = [productId, ...counted];
    const quantity = Math.min(wanted, ...shelves.map((id) => left.get(id) ?? 0));
    for (const id of shelves) left.set(id, (left.get(id) ?? 0) - quantity);
    return { productId, variationIds: counted, quantity, backOrdered: wanted - quantity };
  });
}
