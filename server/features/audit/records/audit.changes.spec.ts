import { entryChanges, eventChanges } from './audit.changes.js';

it.each([
  ['staff', 'Elle kapatıldı'],
  ['failures', 'Bir gün boyunca ulaşılamadı'],
  ['gone', 'Alıcı artık ileti istemiyor (410)'],
  ['maker', 'Oluşturanın yetkisi kalmadı'],
])('says why a webhook was switched off: %s', (reason, after) => {
  expect(entryChanges('webhook', null, { reason })).toEqual([
    { field: 'reason', label: 'Neden', before: null, after },
  ]);
});

it('names the categories that a webhook gets', () => {
  const [change] = entryChanges('webhook', null, { categories: ['order', 'quote', 'message'] });
  expect(change?.after).toBe('Siparişler, Teklifler, Mesajlar');
});

it('leaves the reasons that people typed as they are', () => {
  const [change] = entryChanges('order', null, { reason: 'staff' });
  expect(change?.after).toBe('staff');
});

it('names a status of a quote otherwise than that of an order', () => {
  const statuses = ['order', 'quote'].map((kind) =>
    eventChanges('X', { from: 'new', to: 'processing' }, kind),
  );
  expect(statuses.map(([change]) => change?.after)).toEqual(['Hazırlanıyor', 'İşleniyor']);
});

it.each([
  ['quote', 'origin', 'telephone', 'Nereden', 'Telefon'],
  ['message', 'subject', 'complaint', 'Konu', 'Şikâyet'],
])('says in Turkish of a %s what its %s is', (kind, field, value, label, after) => {
  expect(eventChanges('X', { [field]: value }, kind)).toEqual([{ field, label, before: null, after }]);
});
