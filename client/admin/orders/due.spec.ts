import { dueOf, dueText } from './due';

it.each([
  [3, '3 gün kaldı'],
  [0, 'Bugün son gün'],
  [-2, '2 gün gecikti'],
])('says how long a payment is awaited or is late: %s days', (daysLeft, text) => {
  expect(dueText(daysLeft)).toBe(text);
});

it('awaits the money until the last day ends, in Istanbul', () => {
  const dueAt = '2026-12-02T21:00:00Z';
  expect(dueOf(dueAt, '2026-11-29')).toMatchObject({ text: '3 gün kaldı', isLate: false });
  expect(dueOf(dueAt, '2026-12-02')).toMatchObject({ text: 'Bugün son gün', isLate: false });
  expect(dueOf(dueAt, '2026-12-04')).toMatchObject({ text: '2 gün gecikti', isLate: true });
});
