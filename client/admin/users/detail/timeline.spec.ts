import { timelineOf } from './timeline';

const actor = { name: 'Deniz Kaya' };
const order = {
  id: 'o1',
  number: '7c41d0ae',
  status: 'PENDING',
  createdAt: '2026-11-03T10:00:00Z',
  total: 100,
};
const none = { quotes: undefined, messages: undefined };

it('says what was changed from what to what, and by whom', () => {
  const changes = [
    { field: 'isActive', before: 'true', after: 'false' },
    { field: 'permissions', before: '["orders"]', after: '[]' },
    { field: 'name', before: 'null', after: '"Cem Er"' },
    { field: 'version', before: null, after: '2' },
  ];
  const entries = [{ id: '7', at: '2026-11-01T10:00:00Z', actor, what: 'user-changed', changes }];
  expect(timelineOf({ entries, orders: undefined, ...none })).toEqual([
    {
      id: 'audit-7',
      at: '2026-11-01T10:00:00Z',
      actor: 'Deniz Kaya',
      text: 'Durum: Etkin → Pasif; Yetkiler: Siparişler → yok; Ad soyad: silinmiş → Cem Er',
    },
  ]);
});

it('says what customers changed of their own profile and address', () => {
  const changes = [
    { field: 'company', before: 'null', after: '"Demir Tesisat"' },
    { field: 'customerType', before: '"consumer"', after: '"company"' },
    { field: 'version', before: null, after: '2' },
  ];
  const address = [{ field: 'email', before: '"a@example.com"', after: '"b@example.com"' }];
  const entry = { at: '2026-11-02T10:00:00Z', actor };
  const entries = [
    { ...entry, id: '8', what: 'email-changed', changes: address },
    { ...entry, id: '7', at: '2026-11-01T10:00:00Z', what: 'profile-changed', changes },
  ];
  expect(timelineOf({ entries, orders: undefined, ...none }).map(({ text }) => text)).toEqual([
    'E-posta: a@example.com → b@example.com',
    'Profilini değiştirdi: Firma: yok → Demir Tesisat; Müşteri türü: Bireysel → Kurumsal',
  ]);
});

it('puts orders among the entries of the audit log, newest first', () => {
  const entry = { actor, changes: [] };
  const entries = [
    { ...entry, id: '2', at: '2026-11-04T10:00:00Z', what: 'user-invited' },
    { ...entry, id: '1', at: '2026-11-02T10:00:00Z', what: 'user-created' },
  ];
  const orders = { total: 1, isTotalExact: true, items: [order] } as never;
  const texts = timelineOf({ entries, orders, ...none }).map(({ text }) => text);
  expect(texts).toEqual(['Davet yeniden gönderildi', '#7c41d0ae numaralı sipariş verildi', 'Hesap açıldı']);
});

it('ends where older orders were not read', () => {
  const entries = [{ id: '1', at: '2026-11-02T10:00:00Z', actor, what: 'user-created', changes: [] }];
  const orders = { total: 40, isTotalExact: true, items: [order] } as never;
  expect(timelineOf({ entries, orders, ...none }).map(({ id }) => id)).toEqual(['order-o1']);
});
