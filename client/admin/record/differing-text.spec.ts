import { differingText } from './differing-text';

it.each([
  ['Bir', 'İki', 'Bir'],
  ['', 'İki', ''],
  ['Aynı', 'Aynı', ''],
  ['Bir\nİki\nÜç', 'Bir\nÜç', 'İki'],
  ['Bir\nÜç', 'Bir\nİki\nÜç', ''],
  [
    'Depomuzdan bugün kırk altı markanın bin ürününü aynı gün içinde gönderiyoruz',
    'Depomuzdan bugün kırk altı markanın yüz ürününü aynı gün içinde gönderiyoruz',
    '… kırk altı markanın bin ürününü aynı gün …',
  ],
])('shows of «%s» beside «%s» what differs', (text, other, shown) => {
  expect(differingText(text, other)).toBe(shown);
});

it('cuts a difference that is long', () => {
  expect(differingText('a'.repeat(500), '')).toHaveLength(402);
});
