import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../../kernel/actor/cause.js';
import { KnownCustomers } from '../../kernel/actor/known-customers.js';
import { AuditLog } from '../../kernel/audit-log/audit-log.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import type { AddedLineInput, AddToCustomerCartInput } from './cart.input.js';
import { CartListAdditions } from './cart.list-additions.js';
import type { CartOwner } from './cart.owner.js';
import { CartReader } from './cart.reader.js';
import type { AddedLines, Cart } from './cart.type.js';

/** Carts that staff begin for customers: who put what there is recorded, and the customer reads it in the cart. */
@Injectable()
export class StaffCarts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: KnownCustomers,
    private readonly additions: CartListAdditions,
    private readonly reader: CartReader,
    private readonly audit: AuditLog,
  ) {}

  /** @throws NOT_FOUND for a customer who is not served */
  async cart(customerId: string): Promise<Cart> {
    const owner = await this.ownerOf(customerId);
    return this.reader.cart(this.dataSource.manager, { owner, left: null }, await this.reader.shopTerms());
  }

  /**
   * Adds products to the cart of a customer; those that cannot be sold or find no room are named and keep no other out.
   *
   * @throws NOT_FOUND for a customer who is not served
   * @throws CART_TOO_LARGE
   */
  async add({ customerId, lines }: AddToCustomerCartInput, cause: Cause): Promise<AddedLines> {
    const owner = await this.ownerOf(customerId);
    const subject = `user ${customerId}`;
    return this.additions.addTo(
      {
        owner,
        placedBy: cause.actor.id,
        alongside: async (transaction, added) => {
          if (added.addedCount === 0) return;
          const after = { products: placedOf(lines, added) };
          await this.audit.add(transaction, { ...cause, what: 'user-cart-filled', subject, after });
        },
      },
      lines,
    );
  }

  private async ownerOf(customerId: string): Promise<CartOwner> {
    if (!(await this.customers.isServed(customerId))) throw notFound();
    return `customer:${customerId}`;
  }
}

/** What was added, without what was refused. */
function placedOf(lines: readonly AddedLineInput[], { refused }: AddedLines) {
  const isRefused = new Set(refused.map(({ index }) => index));
  return lines
    .filter((_line, index) => !isRefused.has(index))
    .map(({ productId, variations, quantity }) => ({
      productId,
      quantity,
      variationIds: (variations ?? []).map(({ variationId }) => variationId),
    }));
}
