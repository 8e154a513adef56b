import { type DynamicModule, Module } from '@nestjs/common';
import { QuoteHistoryModule } from '../commands/quote-history.module.js';
import { QuoteRemindersSchedule } from './quote-reminders.schedule.js';
import { QuoteReminders } from './quote-reminders.service.js';

/** Reminders of offers that are about to end. */
@Module({ imports: [QuoteHistoryModule], providers: [QuoteReminders], exports: [QuoteReminders] })
export class QuoteRemindersModule {
  /** The same with the schedule. */
  static forWorker(): DynamicModule {
    return { module: QuoteRemindersModule, providers: [QuoteRemindersSchedule] };
  }
}
