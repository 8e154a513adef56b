import { changeLine } from './change-line';

it.each([
  [{ before: 'Beklemede', after: 'Onaylandı' }, 'Durum: Beklemede → Onaylandı'],
  [{ before: null, after: 'Onaylandı' }, 'Durum: Onaylandı'],
  [{ before: 'Beklemede', after: null }, 'Durum: Beklemede → boş'],
  [{ before: null, after: null }, 'Durum: boş'],
])('says what %j changed', (change, line) => {
  expect(changeLine({ label: 'Durum', ...change })).toBe(line);
});
