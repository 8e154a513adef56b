import { holidaysOf, LAST_KNOWN_YEAR } from './turkish-holidays.js';

/** As law 2429 and the calendars of the Presidency of Religious Affairs have them; ½ closes at 13:00. */
const OFFICIAL: Readonly<Record<number, string>> = {
  2024: `01-01 04-09½ 04-10 04-11 04-12 04-23 05-01 05-19 06-15½ 06-16 06-17 06-18 06-19 07-15 08-30 10-28½ 10-29`,
  2025: `01-01 03-29½ 03-30 03-31 04-01 04-23 05-01 05-19 06-05½ 06-06 06-07 06-08 06-09 07-15 08-30 10-28½ 10-29`,
  2026: `01-01 03-19½ 03-20 03-21 03-22 04-23 05-01 05-19 05-26½ 05-27 05-28 05-29 05-30 07-15 08-30 10-28½ 10-29`,
  2027: `01-01 03-08½ 03-09 03-10 03-11 04-23 05-01 05-15½ 05-16 05-17 05-18 05-19 07-15 08-30 10-28½ 10-29`,
};

it.each(Object.keys(OFFICIAL).map(Number))('has the official holidays of %i with their eves', (year) => {
  const days = holidaysOf(year).map(({ day, closesAt }) => day.slice(5) + (closesAt === '13:00' ? '½' : ''));
  expect(days.join(' ')).toBe(OFFICIAL[year]);
});

it('names feasts, their eves, and both holidays of a day that has two', () => {
  const names = new Map(holidaysOf(2027).map(({ day, name }) => [day, name]));
  expect(names.get('2027-03-08')).toBe('Ramazan Bayramı arifesi');
  expect(names.get('2027-05-18')).toBe('Kurban Bayramı');
  expect(names.get('2027-05-19')).toBe('Atatürk’ü Anma, Gençlik ve Spor Bayramı, Kurban Bayramı');
  expect(names.get('2027-10-28')).toBe('Cumhuriyet Bayramı arifesi');
});

it('keeps a holiday closed all day that is the eve of a feast as well', () => {
  expect(holidaysOf(2029).filter(({ day }) => day === '2029-04-23')).toEqual([
    { day: '2029-04-23', name: 'Ulusal Egemenlik ve Çocuk Bayramı', closesAt: null },
  ]);
});

it('has both feasts of each year it claims to know, and the fixed days of later ones', () => {
  for (let year = 2024; year <= LAST_KNOWN_YEAR; year += 1) {
    const feasts = holidaysOf(year).filter(({ name }) => /Ramazan|Kurban/.test(name));
    expect(feasts.filter(({ closesAt }) => closesAt === null)).toHaveLength(7);
  }
  expect(holidaysOf(LAST_KNOWN_YEAR + 1)).toHaveLength(8);
});
