import { Injectable } from '@nestjs/common';
import { dayAfter, startOfNamedDay } from '../../../kernel/clock/istanbul.js';
import { ShopCalendar } from '../../settings/index.js';
import type { MessageSubject } from '../history/message.statuses.js';

const BUSINESS_DAYS = 2;
const BUSINESS_DAYS_OF_COMPLAINT = 1;

/** Until when the shop answers. */
@Injectable()
export class ResponseTimes {
  constructor(private readonly calendar: ShopCalendar) {}

  /** The end of the second business day from now, of a complaint the end of the first; an ISO 8601 date-time. */
  async dueAt(subject: MessageSubject): Promise<string> {
    const calendar = await this.calendar.asOfToday();
    const days = subject === 'complaint' ? BUSINESS_DAYS_OF_COMPLAINT : BUSINESS_DAYS;
    const end = startOfNamedDay(dayAfter(calendar.today, calendar.daysUntil(days) + 1));
    if (!end) throw new Error(`${calendar.today} is no day`);
    return end.toISOString();
  }
}
