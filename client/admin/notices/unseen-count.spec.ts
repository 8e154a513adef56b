import { bellLabel, unseenDigits } from './unseen-count';

it.each([
  [0, '0', 'Bildirimler'],
  [3, '3', 'Bildirimler, 3 yeni'],
  [99, '99', 'Bildirimler, 99 yeni'],
  [100, '99+', 'Bildirimler, 99’dan fazla yeni'],
])('shows %d unseen notices as %s and names the bell «%s»', (count, digits, label) => {
  expect([unseenDigits(count), bellLabel(count)]).toEqual([digits, label]);
});
