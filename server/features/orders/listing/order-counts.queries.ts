import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OrderStatus, PaymentStatus } from '../history/order.statuses.js';

/** Orders of one status and payment status. */
export interface OrderCount {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  orders: number;
}

/** How many orders there are. */
@Injectable()
export class OrderCounts {
  constructor(private readonly dataSource: DataSource) {}

  all(): Promise<OrderCount[]> {
    return this.dataSource.query<OrderCount[]>(
      `SELECT status, payment_status AS "paymentStatus", count(*) AS orders FROM orders GROUP BY 1, 2`,
    );
  }
}
