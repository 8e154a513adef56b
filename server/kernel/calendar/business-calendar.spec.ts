import { BusinessCalendar, type SpecialDays } from './business-calendar.js';

const special = (first: string, hours: SpecialDays['hours'], last: string | null = null): SpecialDays => ({
  first,
  last,
  name: 'Sayım',
  hours,
});

const on = (today: string, ...days: SpecialDays[]) => new BusinessCalendar(days, today);

it.each([
  ['an ordinary Monday', '2026-11-23', 2, 2],
  ['a Thursday, over the weekend', '2026-11-26', 2, 4],
  ['a Saturday', '2026-11-28', 1, 2],
  ['the day before the eve of the republic, whose half day counts for none', '2026-10-27', 1, 3],
  ['the Monday before the feast of sacrifice, until the Tuesday after it', '2026-05-25', 2, 8],
  ['any day for no days', '2026-11-23', 0, 0],
])('counts business days from %s', (_case, today, businessDays, days) => {
  expect(on(today).daysUntil(businessDays)).toBe(days);
});

it('follows the days that staff closed or opened', () => {
  const closed = special('2026-11-24', 'closed', '2026-11-25');
  expect(on('2026-11-23', closed).daysUntil(1)).toBe(3);
  expect(on('2026-11-23', special('2026-11-24', 'morning')).daysUntil(1)).toBe(2);
  expect(on('2026-10-28', special('2026-10-29', 'open')).daysUntil(1)).toBe(1);
});

it('says how the days ahead are closed, those of staff before the official ones', () => {
  expect(on('2026-10-28').closedDays(2)).toEqual([
    { day: '2026-10-28', name: 'Cumhuriyet Bayramı arifesi', closesAt: '13:00' },
    { day: '2026-10-29', name: 'Cumhuriyet Bayramı', closesAt: null },
  ]);
  expect(on('2026-10-28').closedDays(1)).toHaveLength(1);
  expect(on('2026-10-28', special('2026-10-28', 'closed')).closedDays(1)).toEqual([
    { day: '2026-10-28', name: 'Sayım', closesAt: null },
  ]);
  expect(on('2026-10-29', special('2026-10-29', 'open')).closedDays(1)).toEqual([]);
});

it('ends its search where a shop never opens again', () => {
  const closed = special('2026-11-24', 'closed', '2099-12-31');
  expect(on('2026-11-23', closed).daysUntil(1)).toBe(2_000);
});
