import { dayAfter, weekdayOf } from '../clock/istanbul.js';
import { type ClosedDay, HALF_DAY_ENDS, holidaysOf } from './turkish-holidays.js';

/** Days on which a shop does otherwise than the official calendar says. */
export interface SpecialDays {
  /** YYYY-MM-DD in Istanbul. */
  first: string;
  /** Null is one day alone. */
  last: string | null;
  name: string;
  /** `morning` closes at 13:00; `open` is a working day although the calendar says holiday. */
  hours: 'closed' | 'morning' | 'open';
}

const SATURDAY = 6;
/** More than any row of closed days: a search that is still at work then would find nothing. */
const MAX_DAYS_AHEAD = 2_000;

/**
 * When a shop of Turkey works, as of today: the official holidays, and what its staff decided otherwise. A business day
 * is a day from Monday to Friday that is open to its usual end; half days count for none.
 */
export class BusinessCalendar {
  private readonly years = new Map<number, ReadonlyMap<string, ClosedDay>>();

  /** @param today YYYY-MM-DD in Istanbul */
  constructor(
    private readonly special: readonly SpecialDays[],
    readonly today: string,
  ) {}

  /** How a day is closed, all of it or early; null when it has its usual hours. */
  closedDay(day: string): ClosedDay | null {
    const decided = this.special.find(({ first, last }) => first <= day && day <= (last ?? first));
    if (!decided) return this.holidays(Number(day.slice(0, 4))).get(day) ?? null;
    if (decided.hours === 'open') return null;
    const closesAt = decided.hours === 'morning' ? HALF_DAY_ENDS : null;
    return { day, name: decided.name, closesAt };
  }

  /** The closed days among so many days from today on. */
  closedDays(days: number): ClosedDay[] {
    return Array.from({ length: days }, (_, ahead) => this.closedDay(dayAfter(this.today, ahead))).filter(
      (closed) => closed !== null,
    );
  }

  isBusinessDay(day: string): boolean {
    return weekdayOf(day) < SATURDAY && this.closedDay(day) === null;
  }

  /**
   * How many days from today pass until so many business days after today are over: «2 iş günü» of a Thursday is the
   * Monday after, four days later.
   */
  daysUntil(businessDays: number): number {
    let left = businessDays;
    let days = 0;
    while (left > 0 && days < MAX_DAYS_AHEAD) {
      days += 1;
      if (this.isBusinessDay(dayAfter(this.today, days))) left -= 1;
    }
    return days;
  }

  private holidays(year: number): ReadonlyMap<string, ClosedDay> {
    const known = this.years.get(year);
    if (known) return known;
    const found = new Map(holidaysOf(year).map((holiday) => [holiday.day, holiday]));
    this.years.set(year, found);
    return found;
  }
}
