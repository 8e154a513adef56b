import { type DynamicModule, Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { OrderHistoryModule } from '../commands/order-history.module.js';
import { UnpaidOrdersSchedule } from './unpaid-orders.schedule.js';
import { UnpaidOrdersService } from './unpaid-orders.service.js';

/** What becomes of orders whose money does not arrive. */
@Module({
  imports: [SettingsModule, OrderHistoryModule],
  providers: [UnpaidOrdersService],
  exports: [UnpaidOrdersService],
})
export class UnpaidOrdersModule {
  /** The same with the schedule. */
  static forWorker(): DynamicModule {
    return { module: UnpaidOrdersModule, providers: [UnpaidOrdersSchedule] };
  }
}
