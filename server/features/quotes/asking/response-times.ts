import { Injectable } from '@nestjs/common';
import { dayAfter } from '../../../kernel/clock/istanbul.js';
import { ShopCalendar } from '../../settings/index.js';
import { endOf } from '../history/quote.validity.js';

const RESPONSE_BUSINESS_DAYS = 2;

/** When the shop answers, by its business days. */
@Injectable()
export class ResponseTimes {
  constructor(private readonly calendar: ShopCalendar) {}

  /** Days of Istanbul, YYYY-MM-DD: today and the business days up to the answer. */
  async days(): Promise<{ today: string; firstDay: string; dueDay: string }> {
    const calendar = await this.calendar.asOfToday();
    const { today } = calendar;
    const businessDay = (count: number) => dayAfter(today, calendar.daysUntil(count));
    return { today, firstDay: businessDay(1), dueDay: businessDay(RESPONSE_BUSINESS_DAYS) };
  }

  /** The end of the second business day, an ISO 8601 date-time. */
  async dueAt(): Promise<string> {
    const { dueDay } = await this.days();
    return endOf(dueDay).toISOString();
  }
}
