import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KnownCustomers } from '../../../kernel/actor/known-customers.js';
import { Conditions } from '../../../kernel/database/conditions.js';
import { addOwner } from './order-list.statement.js';
import type { CustomerSales } from './order-list.type.js';

/** Sums up the orders of a customer: exactly those that the list of all orders has of them. */
@Injectable()
export class CustomerSalesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: KnownCustomers,
  ) {}

  async of(id: string): Promise<CustomerSales> {
    const conditions = new Conditions();
    addOwner(conditions, await this.customers.find(id));
    const [sales] = await this.dataSource.query<[CustomerSales]>(
      `SELECT count(*) AS orders, max(placed_at) AS "lastOrderAt",
         coalesce(sum(subtotal_kurus) FILTER (WHERE status <> 'cancelled'), 0)::bigint AS revenue
       FROM orders WHERE ${conditions.sql}`,
      conditions.values,
    );
    return sales;
  }
}
