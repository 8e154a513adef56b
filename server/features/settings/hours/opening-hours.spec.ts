import { daysLabel, openingHoursLine } from './opening-hours.js';

it.each([
  [[1, 2, 3, 4, 5], 'Pazartesi – Cuma'],
  [[6], 'Cumartesi'],
  [[6, 7], 'Cumartesi, Pazar'],
  [[5, 1, 3, 2], 'Pazartesi – Çarşamba, Cuma'],
])('labels the days %j as %s', (days, label) => {
  expect(daysLabel(days)).toBe(label);
});

it('writes a line of opening hours', () => {
  expect(openingHoursLine({ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' })).toBe(
    'Pazartesi – Cuma 08:00 – 18:00',
  );
  expect(openingHoursLine({ days: [7], opens: null, closes: null })).toBe('Pazar kapalı');
});
