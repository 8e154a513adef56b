import { describeActivity, whoDid } from './activity-text';
import { type Activity } from './dashboard.query';

const activity = (given: Partial<Activity>): Activity => ({
  id: 'entry-1',
  type: 'product-changed',
  at: '2026-11-29T08:00:00Z',
  subjectId: 'p1',
  label: null,
  person: null,
  status: null,
  count: 1,
  actor: { kind: 'STAFF', name: 'Derya Koç' },
  ...given,
});

const shown = (given: Partial<Activity>) => {
  const { text, to } = describeActivity(activity(given));
  return [text, to];
};

it.each<[string, Partial<Activity>, string, string]>([
  ['one product', { label: 'Küresel vana' }, 'Küresel vana: değiştirildi', '/admin/urunler/p1'],
  ['many products', { count: 1_200 }, '1.200 ürün değiştirildi', '/admin/urunler'],
  ['a product that is gone', { type: 'product-removed' }, 'Ürün silindi', '/admin/urunler'],
  [
    'a new category',
    { type: 'category-created', label: 'Vanalar', subjectId: 'c1' },
    'Vanalar: eklendi',
    '/admin/kategoriler/c1',
  ],
  ['an account', { type: 'UserRegistered', subjectId: 'u1' }, 'Yeni kullanıcı', '/admin/kullanicilar/u1'],
])('says what happened to %s, and leads there', (_title, given, text, to) => {
  expect(shown(given)).toEqual([text, to]);
});

it('names who changed the catalog', () => {
  expect(whoDid(activity({}))).toBe('Derya Koç');
  expect(whoDid(activity({ actor: { kind: 'PROGRAM', name: 'ERP' } }))).toBe('ERP');
});
