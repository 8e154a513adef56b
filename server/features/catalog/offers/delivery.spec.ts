import { BusinessCalendar } from '../../../kernel/calendar/business-calendar.js';
import { deliveryOf, deliveryText } from './delivery.js';

const NOVEMBER = new BusinessCalendar([], '2026-11-27');
const line = { quantity: 3, fromStock: 10, inStock: true, deliveryTime: '1 hafta' };

it.each([
  ['a line that the stock covers', {}, '1 hafta'],
  [
    'a line above the stock',
    { fromStock: 2 },
    '2 adet stoktan 1 hafta, 1 adet tedarik edilerek en geç 30 gün',
  ],
  ['a line without stock', { fromStock: 0 }, 'tedarik edilerek en geç 30 gün'],
  ['a product without a time', { deliveryTime: null }, 'en geç 30 gün'],
  [
    'a product that staff flag as not in stock',
    { inStock: false, deliveryTime: '3-4 hafta' },
    'tedarik edilerek 3-4 hafta',
  ],
  [
    'a product that takes longer itself',
    { fromStock: 0, deliveryTime: '6-8 hafta' },
    'tedarik edilerek 6-8 hafta',
  ],
  [
    'a product that takes 45 working days',
    { fromStock: 0, deliveryTime: '45 iş günü' },
    'tedarik edilerek 45 iş günü',
  ],
  ['a product that takes 2 months', { fromStock: 0, deliveryTime: '2 AY' }, 'tedarik edilerek 2 AY'],
  ['a text that names no time', { fromStock: 0, deliveryTime: 'sorunuz' }, 'tedarik edilerek en geç 30 gün'],
])('promises the delivery of %s', (_name, change, text) => {
  expect(deliveryText(deliveryOf({ ...line, ...change }, NOVEMBER), 'adet')).toBe(text);
});

it('splits a line between what is in stock and what has to be procured', () => {
  expect(deliveryOf({ ...line, quantity: 1_500, fromStock: 400 }, NOVEMBER)).toEqual([
    { quantity: 400, isFromStock: true, time: '1 hafta' },
    { quantity: 1_100, isFromStock: false, time: 'en geç 30 gün' },
  ]);
});

it.each([
  ['2026-11-27', '20 iş günü', 'en geç 30 gün'],
  ['2026-11-27', '25 iş günü', '25 iş günü'],
  // Nine days of the feast of sacrifice with the weekends around it.
  ['2026-05-20', '20 iş günü', '20 iş günü'],
])(
  'counts working days from %s by the calendar: %s of a product become %s of its procurement',
  (today, stated, text) => {
    const calendar = new BusinessCalendar([], today);
    const [part] = deliveryOf({ ...line, fromStock: 0, deliveryTime: stated }, calendar);
    expect(part?.time).toBe(text);
  },
);
