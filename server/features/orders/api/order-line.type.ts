import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { readSalesUnit, SalesUnit } from '../../../kernel/sales-unit/sales-unit.js';
import { SelectedVariation } from '../../cart/index.js';
import { DeliveryPart } from '../../catalog/index.js';
import { lineDelivery } from '../history/order.delivery.js';
import { itemOf } from '../history/order.item.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';

@ObjectType({
  description:
    'A line of an order: one product as it was when it was ordered, or something else, such as freight.',
})
export class OrderLine {
  @Field(() => Id, { description: 'Made from the id of the order and the position of the line.' })
  id: string;

  @Field(() => Id, {
    nullable: true,
    description:
      'Id of the product, which may no longer exist; null for a line that is none, such as freight.',
  })
  productId: string | null;

  @Field(() => String, { description: 'Name of the product at that time, or what the line is instead.' })
  productName: string;

  @Field(() => String, { description: 'Brand of the product; may be empty.' })
  brand: string;

  @Field(() => String, { description: 'Model of the product; may be empty.' })
  model: string;

  @Field(() => String, { description: 'SKU of the product; empty for a line that is none.' })
  sku: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Slug of the product at that time; the shop redirects it to the current one. Null for a line that is no product.',
  })
  slug: string | null;

  @Field(() => String, { description: 'What is counted: adet, «0,5 metre».' })
  unit: string;

  @Field(() => SalesUnit, { description: 'The same in parts.' })
  salesUnit: SalesUnit;

  @Field(() => String, { nullable: true, description: 'Delivery time that the product stated then.' })
  deliveryTime: string | null;

  @Field(() => [DeliveryPart], {
    description: 'When it is delivered, as agreed when it was ordered: what was in stock first.',
  })
  delivery: DeliveryPart[];

  @Field(() => String, {
    description: 'The same in the words of the accepted documents: tedarik edilerek en geç 30 gün.',
  })
  deliveryText: string;

  @Field(() => Int, { description: 'Quantity ordered.' })
  quantity: number;

  @Field(() => Int, {
    description: 'Part of the quantity that was ordered above the stock; 0 for a cancelled order.',
  })
  backOrdered: number;

  @Field(() => [SelectedVariation], { description: 'Chosen variations, by the names of that time.' })
  selectedVariations: SelectedVariation[];

  @Field(() => Money, { description: 'Net price of one unit.' })
  unitPrice: number;

  @Field(() => Money, { description: 'Net price of the line.' })
  totalPrice: number;

  @Field(() => Int, { description: 'Tax rate in basis points: 2000 is 20 %.' })
  taxRate: number;

  @Field(() => Boolean, {
    description: 'Made to the measure of the buyer, who cannot withdraw (cayma) from it.',
  })
  isMadeToMeasure: boolean;

  pictureIds: string[];
}

export function lineOf(orderId: string, line: OrderSnapshot['lines'][number]): OrderLine {
  const { productId, selectedVariations, quantity, backOrdered, delivery, isMadeToMeasure } = line;
  const { name: productName, ...display } = itemOf(line);
  return {
    id: `${orderId}:${line.position}`,
    productId,
    productName,
    ...display,
    selectedVariations,
    quantity,
    backOrdered,
    delivery,
    isMadeToMeasure,
    slug: display.slug || null,
    salesUnit: readSalesUnit(display.unit),
    deliveryText: lineDelivery(line),
    unitPrice: line.unitPriceKurus,
    totalPrice: line.totalPriceKurus,
    taxRate: line.taxRateBasisPoints,
  };
}
