import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Money } from '../../kernel/scalars/money.scalar.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { DeliveryPart, type Product } from '../catalog/index.js';
import { SelectedVariation } from './selected-variation.type.js';

export enum CartLineProblem {
  PRICE_CHANGED = 'PRICE_CHANGED',
  MINIMUM_RAISED = 'MINIMUM_RAISED',
  UNIT_CHANGED = 'UNIT_CHANGED',
  OUT_OF_STOCK = 'OUT_OF_STOCK',
  NOT_ENOUGH_STOCK = 'NOT_ENOUGH_STOCK',
  NOT_SOLD = 'NOT_SOLD',
  PRICE_ON_REQUEST = 'PRICE_ON_REQUEST',
}

registerEnumType(CartLineProblem, {
  name: 'CartLineProblem',
  description: 'Why a line needs the attention of the buyer.',
  valuesMap: {
    PRICE_CHANGED: { description: 'The price differs from the one the buyer last confirmed.' },
    MINIMUM_RAISED: { description: 'The product is sold only in a larger quantity than the buyer chose.' },
    UNIT_CHANGED: { description: 'The quantity counts another unit than when the buyer chose it.' },
    OUT_OF_STOCK: {
      description: 'Out of stock; orders are refused only while the shop controls stock.',
    },
    NOT_ENOUGH_STOCK: { description: 'More than the stock, while the shop controls stock.' },
    NOT_SOLD: { description: 'The product or the choice is no longer sold.' },
    PRICE_ON_REQUEST: { description: 'No price is published any more (Fiyat Sorunuz).' },
  },
});

@ObjectType({ description: 'A line of a cart: a quantity of one product with the chosen variations.' })
export class CartLine {
  @Field(() => Id, { description: 'Pass it to updateQuantity and removeFromCart.' })
  id: string;

  @Field(() => String, {
    description: 'Name of the product when it was added; shown when the product is gone.',
  })
  productName: string;

  @Field(() => Int, { description: 'At least the minimum of the product, at most 99999.' })
  quantity: number;

  @Field(() => [SelectedVariation], { description: 'One of every group, in the order of the groups.' })
  selectedVariations: SelectedVariation[];

  @Field(() => Money, { description: 'Current net price of one unit; 0 when it cannot be ordered.' })
  unitPrice: number;

  @Field(() => Money, { description: 'Net sum of the line; 0 when it cannot be ordered.' })
  totalPrice: number;

  @Field(() => Money, {
    nullable: true,
    description: 'Net unit price the buyer last confirmed; null unless it differs from unitPrice.',
  })
  previousUnitPrice: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Quantity the buyer last confirmed; null unless the minimum was raised above it.',
  })
  previousQuantity: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Unit the buyer last confirmed; null unless the product is sold by another one now.',
  })
  previousUnit: string | null;

  @Field(() => CartLineProblem, {
    nullable: true,
    description: 'The most serious problem; null when there is none.',
  })
  problem: CartLineProblem | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Quantity available to this line; null unless more is wanted or there is a problem of stock.',
  })
  availableQuantity: number | null;

  @Field(() => [DeliveryPart], {
    description: 'When it is delivered: what is in stock first; empty when it cannot be ordered.',
  })
  delivery: DeliveryPart[];

  @Field(() => String, {
    nullable: true,
    description:
      'The same as the documents of an order say it: tedarik edilerek en geç 30 gün; null when it cannot be ordered.',
  })
  deliveryText: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the member of staff who put it into the cart of the customer; null for what the buyer added.',
  })
  placedBy: string | null;

  /** Reads the products of the whole cart at once, when the first line is asked for its product. */
  findProduct: () => Promise<Product | null>;
}

@ObjectType({ description: 'Totals of the lines that can be ordered.' })
export class CartTotals {
  @Field(() => Money, { description: 'Net sum of the lines.' })
  subtotal: number;

  @Field(() => Money, { description: 'Tax on the subtotal, rounded half-up once.' })
  tax: number;

  @Field(() => Int, { description: 'Basis points: 2000 is 20 %.' })
  taxRate: number;

  @Field(() => Money, {
    description: 'Shipping, tax included; 0 when free or when there is nothing to ship.',
  })
  shipping: number;

  @Field(() => Money, { description: 'Subtotal, tax and shipping.' })
  total: number;

  @Field(() => Money, {
    nullable: true,
    description:
      'Net amount missing for free shipping; null when shipping is free or free shipping is switched off.',
  })
  freeShippingGap: number | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Net subtotal from which shipping is free; null when switched off.',
  })
  freeShippingThreshold: number | null;
}

@ObjectType({ description: 'The cart of the caller at current prices.' })
export class Cart {
  @Field(() => [CartLine], { description: 'Lines in the order in which they were added, at most 200.' })
  lines: CartLine[];

  @Field(() => Int, { description: 'Sum of the quantities of all lines.' })
  itemCount: number;

  @Field(() => CartTotals, { description: 'Totals of the lines that can be ordered.' })
  totals: CartTotals;

  @Field(() => Boolean, {
    description: 'True when the buyer has to confirm something before ordering (confirmCart).',
  })
  needsConfirmation: boolean;

  @Field(() => Boolean, {
    description: 'True when lines were removed within the last hour: restoreCart brings them back.',
  })
  canBeRestored: boolean;

  @Field(() => Int, {
    description:
      'Lines added before signing in for which there is no room; they wait, and join the cart with its next change once there is.',
  })
  leftOutLines: number;
}

@ObjectType({ description: 'A line that was not added.' })
export class RefusedLine {
  @Field(() => Int, { description: 'Its place among the lines of the input, from 0.' })
  index: number;

  @Field(() => String, {
    description: 'PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND, PRICE_ON_REQUEST or CART_FULL.',
  })
  code: string;

  @Field(() => String, { description: 'The same in Turkish.' })
  message: string;
}

@ObjectType({ description: 'What came of adding many lines.' })
export class AddedLines {
  @Field(() => Cart, { description: 'The cart afterwards.' })
  cart: Cart;

  @Field(() => Int, { description: 'How many lines of the input were added.' })
  addedCount: number;

  @Field(() => [RefusedLine], { description: 'The others, in their order.' })
  refused: RefusedLine[];
}
