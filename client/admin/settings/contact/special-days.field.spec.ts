import { SPECIAL_DAYS } from './special-days.field';

const row = { first: '30.12.2026', last: '', name: 'Sayım', hours: 'CLOSED' as const };
const messages = (...rows: (typeof row)[]) =>
  SPECIAL_DAYS.schema.safeParse(rows).error?.issues.map(({ message }) => message);

it('saves days as the server takes them, and reads them again', () => {
  const stored = [{ first: '2026-12-30', last: '2026-12-31', name: 'Sayım', hours: 'closed' }];
  const values = SPECIAL_DAYS.read(stored);
  expect(values).toEqual([{ ...row, last: '31.12.2026' }]);
  expect(SPECIAL_DAYS.write(values)).toEqual([{ ...stored[0], hours: 'CLOSED' }]);
  expect(SPECIAL_DAYS.text(values)).toBe('30.12.2026–31.12.2026 Sayım: Kapalı');
});

it.each([
  [[{ ...row, first: '31.02.2026' }], 'Günü gg.aa.yyyy olarak yazın: 26.11.2026.'],
  [[{ ...row, last: '29.12.2026' }], 'İlk günden sonra, en çok 60 gün sonra olmalı.'],
  [[{ ...row, last: '30.12.2027' }], 'İlk günden sonra, en çok 60 gün sonra olmalı.'],
  [[{ ...row, name: ' ' }], 'Ad boş olamaz.'],
  [[row, { ...row, first: '29.12.2026', last: '31.12.2026' }], 'Birden çok satırda geçiyor: 30.12.2026.'],
])('refuses %j', (rows, message) => {
  expect(messages(...rows)).toEqual([message]);
});

it('takes a day without a last one, and days that follow each other', () => {
  expect(messages(row, { ...row, first: '31.12.2026', last: '02.01.2027' })).toBeUndefined();
});
