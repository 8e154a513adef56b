import { formatTimeOfDay, OPENING_HOURS } from './opening-hours.field';

const WEEK = [
  { days: ['1', '2'], opens: '09:00', closes: '17:30' },
  { days: ['7'], opens: '', closes: '' },
];
const errorsIn = (groups: typeof WEEK) =>
  OPENING_HOURS.schema.safeParse(groups).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('stores days without hours as closed, and reads them so', () => {
  const stored = [
    { days: [1, 2], opens: '09:00', closes: '17:30' },
    { days: [7], opens: null, closes: null },
  ];
  expect(OPENING_HOURS.write(WEEK)).toEqual(stored);
  expect(OPENING_HOURS.read(stored)).toEqual(WEEK);
  expect(OPENING_HOURS.text(WEEK)).toBe('Pazartesi, Salı 09:00–17:30; Pazar kapalı');
});

it('completes hours that are typed shortly', () => {
  expect(['9', '930', '9:30', '09.30', '1730', 'öğlen'].map(formatTimeOfDay)).toEqual([
    '09:00',
    '09:30',
    '09:30',
    '09:30',
    '17:30',
    'öğlen',
  ]);
});

it('refuses a day in two groups, a group without days, and hours that end before they begin', () => {
  expect(errorsIn(WEEK)).toEqual([]);
  expect(errorsIn([...WEEK, { days: ['2'], opens: '', closes: '' }])).toEqual(['']);
  expect(errorsIn([{ days: [], opens: '', closes: '' }])).toEqual(['0.days']);
  expect(errorsIn([{ days: ['1'], opens: '17:00', closes: '09:00' }])).toEqual(['0.closes']);
  expect(errorsIn([{ days: ['1'], opens: '', closes: '09:00' }])).toEqual(['0.closes']);
});
