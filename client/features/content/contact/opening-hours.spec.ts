import { type ClosedDay } from '../../../shop/site';
import { closedLines, hoursText, openState, openStateText, type OpeningHours } from './opening-hours';

const HOURS: OpeningHours[] = [
  { label: 'Pazartesi – Cuma', days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
  { label: 'Cumartesi', days: [6], opens: '09:00', closes: '16:00' },
  { label: 'Pazar', days: [7], opens: null, closes: null },
];

/** 2026-11-16 is a Monday; Istanbul is three hours ahead of UTC all year. */
const at = (istanbul: string) => new Date(`${istanbul}:00+03:00`);
const weekOf = (week: readonly OpeningHours[], closedDays: readonly ClosedDay[] = []) => ({
  week,
  closedDays,
});
const textAt = (istanbul: string, closedDays: readonly ClosedDay[] = []) =>
  openStateText(openState(weekOf(HOURS, closedDays), at(istanbul)));

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
  expect(openState(weekOf(HOURS), new Date('2026-11-16T04:59:00Z')).isOpen).toBe(false);
  expect(openState(weekOf(HOURS), new Date('2026-11-16T05:00:00Z')).isOpen).toBe(true);
  expect(openState(weekOf(HOURS), new Date('2026-07-13T05:00:00Z')).isOpen).toBe(true);
});

it('names midnight as the start of the day', () => {
  expect(textAt('2026-11-17T00:00')).toBe('Şu an kapalı, açılış bugün 08:00');
});

it('finds the one open day of a week from any day', () => {
  const mondays = HOURS.slice(0, 1).map((group) => ({ ...group, days: [1] }));
  expect(openStateText(openState(weekOf(mondays), at('2026-11-16T19:00')))).toBe(
    'Şu an kapalı, açılış Pazartesi 08:00',
  );
});

it('says only closed where no day is open', () => {
  expect(openStateText(openState(weekOf(HOURS.slice(2)), at('2026-11-16T12:00')))).toBe('Şu an kapalı');
});

it('writes hours as a span and closed days as a word', () => {
  expect(HOURS.map(hoursText)).toEqual(['08:00–18:00', '09:00–16:00', 'Kapalı']);
});

const closed = (day: string, name: string, closesAt: string | null = null): ClosedDay => ({
  day,
  name,
  closesAt,
});

/** 2026-10-28 is a Wednesday. */
const REPUBLIC = [
  closed('2026-10-28', 'Cumhuriyet Bayramı arifesi', '13:00'),
  closed('2026-10-29', 'Cumhuriyet Bayramı'),
];

it('closes at one on the eve of a holiday, and opens the day after it', () => {
  expect(textAt('2026-10-28T12:59', REPUBLIC)).toBe('Şu an açık, kapanış 13:00');
  expect(textAt('2026-10-28T07:00', REPUBLIC)).toBe('Şu an kapalı, açılış bugün 08:00');
  expect(textAt('2026-10-28T13:00', REPUBLIC)).toBe(
    'Şu an kapalı (Cumhuriyet Bayramı arifesi), açılış Cuma 08:00',
  );
  expect(textAt('2026-10-29T10:00', REPUBLIC)).toBe('Şu an kapalı (Cumhuriyet Bayramı), açılış yarın 08:00');
  expect(textAt('2026-10-30T10:00', REPUBLIC)).toBe('Şu an açık, kapanış 18:00');
});

it('names the date of an opening that is more than a week away', () => {
  const days = Array.from({ length: 9 }, (_, index) => closed(`2026-11-${String(16 + index)}`, 'Sayım'));
  expect(textAt('2026-11-16T10:00', days)).toBe('Şu an kapalı (Sayım), açılış 25 Kasım 08:00');
});

it('is closed all day where the half day ends before it opens', () => {
  const early = closed('2026-11-16', 'Sayım', '07:30');
  expect(textAt('2026-11-16T09:00', [early])).toBe('Şu an kapalı (Sayım), açılış yarın 08:00');
});

it('writes the days of one holiday in one line', () => {
  const days = [
    closed('2026-03-19', 'Ramazan Bayramı arifesi', '13:00'),
    closed('2026-03-30', 'Ramazan Bayramı'),
    closed('2026-03-31', 'Ramazan Bayramı'),
    closed('2026-04-01', 'Ramazan Bayramı'),
    closed('2026-04-23', 'Ulusal Egemenlik ve Çocuk Bayramı'),
    closed('2026-04-27', 'Sayım'),
    closed('2026-04-28', 'Sayım'),
    // A Sunday.
    closed('2029-10-28', 'Cumhuriyet Bayramı arifesi', '13:00'),
  ];
  expect(closedLines(weekOf(HOURS, days)).map((line) => Object.values(line).join(' | '))).toEqual([
    '19 Mart | Ramazan Bayramı arifesi | 13:00’ten sonra kapalı',
    '30 Mart – 1 Nisan | Ramazan Bayramı | Kapalı',
    '23 Nisan | Ulusal Egemenlik ve Çocuk Bayramı | Kapalı',
    '27–28 Nisan | Sayım | Kapalı',
    '28 Ekim | Cumhuriyet Bayramı arifesi | Kapalı',
  ]);
});
