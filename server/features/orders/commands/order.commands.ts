import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { type ShortLine, shortLinesOf, StockService } from '../../catalog/index.js';
import { ORDERS } from './order.category.js';
import { reactivateOrder } from '../history/order.decider.js';
import type { LineAllocation, OrderEvent } from '../history/order.events.js';
import { itemOf } from '../history/order.item.js';
import { orderStockShort } from '../history/order.refusals.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';
import type { OrderState } from '../history/order.state.js';
import { lineAllocations, takenStock, wantedStock } from './order.stock.js';

interface OrderCommand {
  orderId: string;
  cause: Cause;
  /** Left out for what is right whatever else happened meanwhile. */
  expectedVersion?: number;
  decide: (order: OrderState, transaction: EntityManager) => OrderEvent[] | Promise<OrderEvent[]>;
}

type Reactivation = Omit<Parameters<typeof reactivateOrder>[0], 'lines'> & { stockControl: boolean };

/** The stock is given back with each of these. */
const CANCELLING: readonly OrderEvent['type'][] = ['OrderCancelled', 'OrderCancelledUnpaid'];

const isCancelling = (event: OrderEvent): boolean =>
  CANCELLING.includes(event.type) || (event.type === 'OrderStatusUndone' && event.data.to === 'cancelled');

/** Records what is decided about an order, together with the stock it gives back or takes again. */
@Injectable()
export class OrderCommands {
  constructor(
    private readonly runner: CommandRunner,
    private readonly stock: StockService,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws NOT_FOUND, VERSION_CONFLICT */
  async decide({
    orderId,
    cause,
    expectedVersion,
    decide,
  }: OrderCommand): Promise<readonly Recorded<OrderEvent>[]> {
    return this.runner.handle({
      source: ORDERS,
      id: orderId,
      cause,
      expectedVersion,
      decide,
      sideEffects: async (transaction, { state, recorded }) => {
        if (recorded.some(isCancelling)) await this.stock.giveBack(transaction, takenStock(state.lines));
      },
    });
  }

  /**
   * Takes the stock of a cancelled order again and reactivates it; no events when it is not cancelled.
   *
   * @throws ORDER_STOCK_SHORT under stock control
   */
  async retakeStock(
    transaction: EntityManager,
    order: OrderState,
    command: Reactivation,
  ): Promise<OrderEvent[]> {
    if (order.status !== 'cancelled') return [];
    const lines = await this.takeStockAgain(transaction, order, command);
    return reactivateOrder({ ...command, lines }, order);
  }

  /** @throws ORDER_STOCK_SHORT under stock control */
  async takeStockAgain(
    transaction: EntityManager,
    order: OrderState,
    control: Pick<Reactivation, 'stockControl'>,
  ): Promise<LineAllocation[]> {
    const taken = await this.stock
      .takeAgain(transaction, wantedStock(order.lines), control)
      .catch((error: unknown) => {
        const short = shortLinesOf(error);
        throw short ? orderStockShort({ lines: short.map((line) => namedLine(line, order)) }) : error;
      });
    return lineAllocations(taken);
  }

  /** The lines of a cancelled order that the stock does not cover by now; none of any other order. */
  async previewRetaking(
    { status, lines }: Pick<OrderSnapshot, 'status' | 'lines'>,
    policy: Pick<Reactivation, 'stockControl'>,
  ): Promise<ReturnType<typeof namedLine>[]> {
    if (status !== 'cancelled') return [];
    const taken = await this.stock.previewTakingAgain(this.dataSource, wantedStock(lines), policy);
    return taken.flatMap(({ quantity: available, backOrdered }, index) =>
      backOrdered > 0
        ? [namedLine({ position: index + 1, wanted: available + backOrdered, available }, { lines })]
        : [],
    );
  }
}

function namedLine(line: ShortLine, { lines }: Pick<OrderSnapshot, 'lines'>) {
  const short = lines[line.position - 1];
  const { name = '', unit = '' } = short ? itemOf(short) : {};
  return { ...line, productName: name, unit };
}
