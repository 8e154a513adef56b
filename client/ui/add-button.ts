import { type ComponentType } from 'react';

/** What a visitor wants of a product. */
export interface WantedLine {
  readonly productId: string;
  readonly name: string;
  readonly unit: string;
  readonly quantity: number;
  /** Groups left out take their first variation. */
  readonly variations?: readonly { readonly attributeId: string; readonly variationId: string }[];
}

interface AddButtonProps {
  readonly line: WantedLine;
  /** Quiet on a card and in a row of a table; the main action of a product, and the same in the bar of a phone. */
  readonly look: 'card' | 'row' | 'main' | 'bar';
  /** After the cart has it. */
  readonly onAdded?: () => void;
}

/** The button that puts a line into the cart: whoever shows products is given it, and knows no cart. */
export type AddButton = ComponentType<AddButtonProps>;
