/** What a visitor wants of a product. */
export interface WantedLine {
  readonly productId: string;
  readonly name: string;
  readonly unit: string;
  readonly quantity: number;
  /** Groups left out take their first variation. */
  readonly variations?: readonly { readonly attributeId: string; readonly variationId: string }[];
}
