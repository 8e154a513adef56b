import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Money } from '../../kernel/money/money.scalar.js';
import type { Product } from '../catalog/index.js';
import { SelectedVariation } from './selected-variation.type.js';

export enum CartLineProblem {
  PRICE_CHANGED = 'PRICE_CHANGED',
  OUT_OF_STOCK = 'OUT_OF_STOCK',
  NOT_ENOUGH_STOCK = 'NOT_ENOUGH_STOCK',
  NOT_SOLD = 'NOT_SOLD',
  PRICE_ON_REQUEST = 'PRICE_ON_REQUEST',
}

registerEnumType(CartLineProblem, {
  name: 'CartLineProblem',
  description: 'What the buyer has to know of a line.',
  valuesMap: {
    PRICE_CHANGED: { description: 'The price is another than the buyer last agreed to.' },
    OUT_OF_STOCK: {
      description: 'Cannot be had at present; orders are refused only while the shop controls stock.',
    },
    NOT_ENOUGH_STOCK: { description: 'More than there is, while the shop controls stock.' },
    NOT_SOLD: { description: 'The product or the choice is no longer sold.' },
    PRICE_ON_REQUEST: { description: 'No price is published any more (Fiyat Sorunuz).' },
  },
});

@ObjectType({ description: 'So many units of a product with the variations chosen.' })
export class CartLine {
  @Field(() => ID, { description: 'Known to the owner of the cart only.' })
  id: string;

  @Field(() => String, {
    description: 'Name when it was added: what is shown when the product is gone.',
  })
  productName: string;

  @Field(() => Int, { description: 'At least the minimum of the product, at most 99999.' })
  quantity: number;

  @Field(() => [SelectedVariation], { description: 'One of every group, in the order of the groups.' })
  selectedVariations: SelectedVariation[];

  @Field(() => Money, { description: 'Net price of one unit today; 0 when it cannot be ordered.' })
  unitPrice: number;

  @Field(() => Money, { description: 'Net sum of the line; 0 when it cannot be ordered.' })
  totalPrice: number;

  @Field(() => Money, {
    nullable: true,
    description: 'Net unit price the buyer last agreed to, where it differs from that of today.',
  })
  previousUnitPrice: number | null;

  @Field(() => CartLineProblem, { nullable: true, description: 'The gravest one, where there is one.' })
  problem: CartLineProblem | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many there are, where more are wanted or a problem of stock is told.',
  })
  availableQuantity: number | null;

  /** Reads the products of the whole cart at once, when the first line is asked for its own. */
  findProduct: () => Promise<Product | null>;
}

@ObjectType({ description: 'What the lines that can be ordered come to.' })
export class CartTotals {
  @Field(() => Money, { description: 'Net.' })
  subtotal: number;

  @Field(() => Money, { description: 'Tax on the subtotal, rounded half-up once.' })
  tax: number;

  @Field(() => Int, { description: 'Basis points: 2000 is 20 %.' })
  taxRate: number;

  @Field(() => Money, { description: 'Tax included; 0 when free or when there is nothing to ship.' })
  shipping: number;

  @Field(() => Money, { description: 'Subtotal, tax and shipping.' })
  total: number;

  @Field(() => Money, {
    nullable: true,
    description: 'What is missing to free shipping; nothing when it is free or switched off.',
  })
  freeShippingGap: number | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Net subtotal from which shipping is free; nothing when switched off.',
  })
  freeShippingThreshold: number | null;
}

@ObjectType({ description: 'What the caller means to order, priced by the catalogue of this moment.' })
export class Cart {
  @Field(() => [CartLine], { description: 'In the order they were added; some 200 at most.' })
  lines: CartLine[];

  @Field(() => Int, { description: 'Units of all lines.' })
  itemCount: number;

  @Field(() => CartTotals, { description: 'Of the lines that can be ordered.' })
  totals: CartTotals;

  @Field(() => Boolean, { description: 'True when the buyer has to look at something before ordering.' })
  needsConfirmation: boolean;

  @Field(() => Boolean, { description: 'Lines were removed within the last hour and can come back.' })
  canBeRestored: boolean;
}
