import { Injectable } from '@nestjs/common';
import { BusinessCalendar } from '../../../kernel/calendar/business-calendar.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import { SettingsService } from '../settings.service.js';

/** When the shop works: the official holidays, and what staff decided otherwise. */
@Injectable()
export class ShopCalendar {
  constructor(
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** The calendar as of today. Read it before a transaction begins: inside, it would wait for a second connection. */
  async asOfToday(): Promise<BusinessCalendar> {
    const { specialDays } = await this.settings.current();
    return new BusinessCalendar(specialDays, dayInIstanbul(this.clock.now()));
  }
}
