import { Args, Extensions, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { SettingsService } from '../../settings/index.js';
import { OrderReader } from '../api/order.reader.js';
import { Order } from '../api/order.type.js';
import { StaffOrdersService } from '../commands/staff-orders.service.js';
import { AnnouncedOrderDecisionInput } from './order-decision.input.js';
import { OrderChangeResult } from './order-change.type.js';
import { MANY_CHANGES_COST, OrderChanges } from './order-changes.service.js';
import {
  ChangeOrderStatusesInput,
  ChangeOrderStatusInput,
  CorrectOrderShipmentInput,
} from './order-status.input.js';
import { UndoOrderChangesInput } from './several-orders.input.js';

const DECISION = {
  type: () => AnnouncedOrderDecisionInput,
  description: 'The order, its version, a reason and whether the buyer is mailed.',
};

/** How far an order has come, as staff and programs set it. */
@BackOfficeOnly('orders')
@Resolver()
export class OrderStatusAdminResolver {
  constructor(
    private readonly orders: StaffOrdersService,
    private readonly changes: OrderChanges,
    private readonly reader: OrderReader,
    private readonly settings: SettingsService,
  ) {}

  @Query(() => [String], {
    description: 'Carriers of the settings to choose from; any other may be written too.',
  })
  async orderCarriers(): Promise<string[]> {
    return (await this.settings.current()).carriers.map(({ name }) => name);
  }

  @Mutation(() => Order, {
    description: 'Changes the status to any other; the current status changes nothing.',
  })
  async changeOrderStatus(
    @Args('input', {
      type: () => ChangeOrderStatusInput,
      description: 'The order, its version, the new status and what goes with it.',
    })
    input: ChangeOrderStatusInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.changeStatus(input, cause);
    return this.reader.getForStaff(input.orderId);
  }

  @Extensions({ oneForEach: 'input.orders' })
  @Mutation(() => [OrderChangeResult], {
    complexity: MANY_CHANGES_COST,
    description:
      'Changes the status of several orders, each by itself: one that is refused does not keep the others back.',
  })
  changeOrderStatuses(
    @Args('input', {
      type: () => ChangeOrderStatusesInput,
      description: 'The orders with their versions, and the new status.',
    })
    input: ChangeOrderStatusesInput,
    @CurrentCause() cause: Cause,
  ): Promise<OrderChangeResult[]> {
    return this.changes.change(input, cause);
  }

  @Extensions({ oneForEach: 'input.orders' })
  @Mutation(() => [OrderChangeResult], {
    complexity: MANY_CHANGES_COST,
    description:
      'Undoes the last event of each order, a change of the status or a payment, and its mail, which is held back ten seconds: ORDER_CHANGE_ANNOUNCED once that has left.',
  })
  undoOrderChanges(
    @Args('input', {
      type: () => UndoOrderChangesInput,
      description: 'The orders, each at the version of the change.',
    })
    input: UndoOrderChangesInput,
    @CurrentCause() cause: Cause,
  ): Promise<OrderChangeResult[]> {
    return this.changes.undo(input, cause);
  }

  @Mutation(() => Order, { description: 'Cancels an order and gives its stock back.' })
  async cancelOrder(
    @Args('input', DECISION) input: AnnouncedOrderDecisionInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.cancel(input, cause);
    return this.reader.getForStaff(input.orderId);
  }

  @Mutation(() => Order, {
    description:
      'Makes a cancelled order pending again and takes its stock again; items.backOrdered says what was short. Under stock control nothing may be short: ORDER_STOCK_SHORT.',
  })
  async reactivateOrder(
    @Args('input', DECISION) input: AnnouncedOrderDecisionInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.reactivate(input, cause);
    return this.reader.getForStaff(input.orderId);
  }

  @Mutation(() => Order, {
    description:
      'Replaces what is known of the shipment of a shipped or delivered order; the history keeps what it was.',
  })
  async correctOrderShipment(
    @Args('input', {
      type: () => CorrectOrderShipmentInput,
      description: 'The order, its version, carrier and number.',
    })
    input: CorrectOrderShipmentInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.correctShipment(input, cause);
    return this.reader.getForStaff(input.orderId);
  }
}
