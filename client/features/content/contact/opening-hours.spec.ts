import { hoursText, openState, openStateText, type OpeningHours } from './opening-hours';

const HOURS: OpeningHours[] = [
  { label: 'Pazartesi – Cuma', days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
  { label: 'Cumartesi', days: [6], opens: '09:00', closes: '16:00' },
  { label: 'Pazar', days: [7], opens: null, closes: null },
];

/** 2026-11-16 is a Monday; Istanbul is three hours ahead of UTC all year. */
const at = (istanbul: string) => new Date(`${istanbul}:00+03:00`);
const textAt = (istanbul: string) => openStateText(openState(HOURS, at(istanbul)));

it('is open from the first minute to the last', () => {
  expect(textAt('2026-11-16T08:00')).toBe('Şu an açık, kapanış 18:00');
  expect(textAt('2026-11-16T17:59')).toBe('Şu an açık, kapanış 18:00');
});

it('is closed at closing time and opens the next day', () => {
  expect(textAt('2026-11-16T18:00')).toBe('Şu an kapalı, açılış yarın 08:00');
});

it('opens later the same day before hours', () => {
  expect(textAt('2026-11-16T07:59')).toBe('Şu an kapalı, açılış bugün 08:00');
});

it('has other hours on Saturday and skips Sunday', () => {
  expect(textAt('2026-11-21T15:59')).toBe('Şu an açık, kapanış 16:00');
  expect(textAt('2026-11-21T16:00')).toBe('Şu an kapalı, açılış Pazartesi 08:00');
  expect(textAt('2026-11-22T12:00')).toBe('Şu an kapalı, açılış yarın 08:00');
});

it('reads the clock of Istanbul, not of the machine', () => {
  expect(openState(HOURS, new Date('2026-11-16T04:59:00Z')).isOpen).toBe(false);
  expect(openState(HOURS, new Date('2026-11-16T05:00:00Z')).isOpen).toBe(true);
  expect(openState(HOURS, new Date('2026-07-13T05:00:00Z')).isOpen).toBe(true);
});

it('names midnight as the start of the day', () => {
  expect(textAt('2026-11-17T00:00')).toBe('Şu an kapalı, açılış bugün 08:00');
});

it('finds the one open day of a week from any day', () => {
  const mondays = HOURS.slice(0, 1).map((group) => ({ ...group, days: [1] }));
  expect(openStateText(openState(mondays, at('2026-11-16T19:00')))).toBe(
    'Şu an kapalı, açılış Pazartesi 08:00',
  );
});

it('says only closed where no day is open', () => {
  expect(openStateText(openState(HOURS.slice(2), at('2026-11-16T12:00')))).toBe('Şu an kapalı');
});

it('writes hours as a span and closed days as a word', () => {
  expect(HOURS.map(hoursText)).toEqual(['08:00–18:00', '09:00–16:00', 'Kapalı']);
});
