import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { fold } from '../../../kernel/turkish/fold.js';
import { type AddedLines, type CartLineRow, CartService, SelectedVariation } from '../../cart/index.js';
import type { Offer } from '../../catalog/index.js';
import { type NamedOrder, OrdersOfBuyers } from '../commands/orders-of-buyers.js';
import { itemOf } from '../history/order.item.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import { notesOf, type RepeatedLine } from './reorder.notes.js';
import type { ReorderedLines } from './reorder.type.js';

const NO_PRODUCT = 'Ürün olmadığı için sepete eklenmedi.';

/** Puts the lines of an order into a cart once more. */
@Injectable()
export class ReorderService {
  constructor(
    private readonly orders: OrdersOfBuyers,
    private readonly queries: OrdersQueries,
    private readonly carts: CartService,
  ) {}

  /** @throws NOT_FOUND for whatever is not the caller's, ORDER_LINK_ENDED, CART_TOO_LARGE, RATE_LIMITED */
  async reorder(
    { browserKey, ...named }: NamedOrder & { browserKey?: string | null },
    context: RequestContext,
  ): Promise<ReorderedLines> {
    const { orderId } = await this.orders.find(named, context);
    const order = await this.queries.byId(orderId);
    if (!order) throw notFound();
    const repeated = await this.repeated(order);
    const added = await this.add(repeated, context, browserKey);
    const refusals = new Map(added?.refused.map((refusal) => [refusal.index, refusal]));
    const notes = [
      ...repeated.flatMap((line, index) => notesOf(line, refusals.get(index) ?? null)),
      ...order.lines
        .filter(({ productId }) => productId === null)
        .map((line) => ({ ...nameOf(line), kind: 'not_added' as const, message: NO_PRODUCT })),
    ].sort((one, other) => one.position - other.position);
    return {
      cart: added?.cart ?? (await this.carts.cart(context)),
      addedCount: added?.addedCount ?? 0,
      notes,
    };
  }

  private async add(
    lines: readonly RepeatedLine[],
    context: RequestContext,
    browserKey: string | null | undefined,
  ): Promise<AddedLines | null> {
    if (lines.length === 0) return null;
    const asked = lines.map(({ today: { row } }) => ({
      productId: row.productId,
      variations: row.selectedVariations,
      quantity: row.quantity,
    }));
    return this.carts.addLines(context, { lines: asked, ...(browserKey ? { browserKey } : {}) });
  }

  /** The products of the order, compared with what is sold today: choices by their ids, else by their names. */
  private async repeated(order: OrderSnapshot): Promise<RepeatedLine[]> {
    const rows = order.lines.flatMap((line) => rowOf(line) ?? []);
    const { current } = await this.carts.assess(rows);
    const groupsOf = (productId: string) => current.offers.get(productId)?.groups ?? [];
    const matched = rows.map(({ selectedVariations, ...row }) => ({
      ...row,
      selectedVariations: selectedVariations.map((chosen) => choiceOf(chosen, groupsOf(row.productId))),
    }));
    const { lines } = await this.carts.assess(matched);
    const ordered = order.lines.filter(({ productId }) => productId !== null);
    return lines.flatMap((today, index) => {
      const line = ordered[index];
      const { unit } = current.offers.get(today.row.productId)?.product ?? {};
      return line ? [{ ...nameOf(line), today, unit: itemOf(line).unit, unitToday: unit ?? null }] : [];
    });
  }
}

type Line = OrderSnapshot['lines'][number];

const nameOf = (line: Line) => ({ position: line.position, productName: itemOf(line).name });

/** As if it were in a cart since then; null for what is no product. */
function rowOf(line: Line): CartLineRow | null {
  const { position, productId, selectedVariations, quantity, unitPriceKurus } = line;
  if (productId === null) return null;
  const { productName } = nameOf(line);
  return {
    id: String(position),
    productId,
    productName,
    selectedVariations,
    quantity,
    agreedPriceKurus: unitPriceKurus,
    agreedUnit: null,
    placedBy: null,
  };
}

/** Choices that were saved anew have other ids; what has neither its id nor its name any more is refused as it stands. */
function choiceOf(chosen: SelectedVariation, groups: Offer['groups']): SelectedVariation {
  const group =
    groups.find(({ id }) => id === chosen.attributeId) ??
    groups.find(({ name }) => fold(name) === fold(chosen.attributeName));
  const variation =
    group?.variations.find(({ id }) => id === chosen.variationId) ??
    group?.variations.find(({ name }) => fold(name) === fold(chosen.variationName));
  return group && variation
    ? Object.assign(new SelectedVariation(), chosen, { attributeId: group.id, variationId: variation.id })
    : chosen;
}
