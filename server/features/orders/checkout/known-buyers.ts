import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isPermitted } from '../../../kernel/actor/actor.js';
import { backOfficeActor, type RequestContext } from '../../../kernel/actor/request-context.js';

/** Whom the shop knows well enough to let them order as much as they want. */
@Injectable()
export class KnownBuyers {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Customers with a verified e-mail address, customers who have paid an order before, and staff and programs that may place
   * orders. The address that a guest types proves nothing, even if an order under it was paid.
   */
  async includes(
    context: RequestContext,
    transaction: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    const { actor } = context;
    const office = backOfficeActor(context);
    if (office && isPermitted(office, 'orders')) return true;
    if (actor.kind !== 'customer' || actor.id === null) return false;
    return actor.isVerified || hasPaid(transaction, actor.id);
  }
}

async function hasPaid(transaction: EntityManager, customerId: string): Promise<boolean> {
  const [row] = await transaction.query<{ hasPaid: boolean }[]>(
    `SELECT EXISTS (SELECT FROM orders
       WHERE customer_id = $1 AND payment_status = 'paid' AND status <> 'cancelled') AS "hasPaid"`,
    [customerId],
  );
  return row?.hasPaid ?? false;
}
