import type { BusinessCalendar } from '../../../kernel/calendar/business-calendar.js';
import { quantityText } from '../../../kernel/sales-unit/sales-unit.js';
import { fold } from '../../../kernel/turkish/fold.js';

/** Pieces of a line that are delivered together, and when. */
export interface DeliveryPart {
  quantity: number;
  /** False for what has to be procured first. */
  isFromStock: boolean;
  /** Free text, as the buyer is promised it: «1 hafta», «en geç 30 gün». */
  time: string;
}

/** The longest the law allows where no other time was agreed. */
const LONGEST = { text: 'en geç 30 gün', days: 30 };

const DAYS: readonly [unit: string, days: number][] = [
  ['gun', 1],
  ['hafta', 7],
  ['ay', 30],
];

/**
 * When a line is delivered, in one or two parts. What a product says of its delivery holds for what is in stock, and for
 * all of a product that staff flag as not in stock. What an order needs above the stock has no time of its own: it is
 * promised within the longest time, and never sooner than the product itself.
 *
 * @param line `fromStock` are the pieces the stock has for it
 * @param calendar how long working days take, counted from today
 */
export function deliveryOf(
  line: { quantity: number; fromStock: number; inStock: boolean; deliveryTime: string | null },
  calendar: BusinessCalendar,
): DeliveryPart[] {
  const stated = line.deliveryTime?.trim() || LONGEST.text;
  if (!line.inStock) return [{ quantity: line.quantity, isFromStock: false, time: stated }];
  const covered = Math.min(line.fromStock, line.quantity);
  const parts = [
    { quantity: covered, isFromStock: true, time: stated },
    { quantity: line.quantity - covered, isFromStock: false, time: procurementTime(stated, calendar) },
  ];
  return parts.filter(({ quantity }) => quantity > 0);
}

/** «1 hafta», «tedarik edilerek en geç 30 gün», «4 adet stoktan 1 hafta, 2 adet tedarik edilerek en geç 30 gün». */
export function deliveryText(parts: readonly DeliveryPart[], unit: string): string {
  const [only] = parts;
  if (only && parts.length === 1) return only.isFromStock ? only.time : `tedarik edilerek ${only.time}`;
  return parts
    .map(({ quantity, isFromStock, time }) => {
      const source = isFromStock ? 'stoktan' : 'tedarik edilerek';
      return `${quantityText(quantity, unit)} ${source} ${time}`;
    })
    .join(', ');
}

function procurementTime(stated: string, calendar: BusinessCalendar): string {
  return daysOf(stated, calendar) > LONGEST.days ? stated : LONGEST.text;
}

/** The longest time a text names, in days of the calendar; 0 when it names none. */
function daysOf(text: string, calendar: BusinessCalendar): number {
  const times = fold(text).matchAll(/(\d+)\s*(is )?(gun|hafta|ay\b)/g);
  const days = [...times].map(([, count, working, unit]) =>
    working && unit === 'gun'
      ? calendar.daysUntil(Number(count))
      : Number(count) * (DAYS.find(([name]) => name === unit)?.[1] ?? 0),
  );
  return Math.max(0, ...days);
}
