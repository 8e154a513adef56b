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

it('says why a quote was declined as the buyer chose it', () => {
  const [change] = eventChanges('QuoteDeclined', { reason: 'other_supplier' }, 'quote');
  expect(change?.after).toBe('Başka firmadan alındı');
});

it('says of a payment that it covers the total only where that is so', () => {
  const labelsOf = (coversTotal: boolean) =>
    eventChanges('OrderMarkedPaid', { amountKurus: 457_800, coversTotal }, 'order').map(({ label }) => label);
  expect(labelsOf(false)).toEqual(['Tutar']);
  expect(labelsOf(true)).toEqual(['Tutar', 'Toplamı karşılıyor']);
});

it('tells a person and an address by their parts', () => {
  const buyer = { name: 'Ece İşcan', email: 'ece@firma.example', phone: '', taxNumber: null };
  const [change, other] = eventChanges(
    'OrderPlaced',
    { buyer, shippingAddress: { streetAddress: 'Kazan Sok. 5', province: 'İstanbul' } },
    'order',
  );
  expect(change?.after).toBe('Ad: Ece İşcan, E-posta: ece@firma.example');
  expect(other?.after).toBe('Açık adres: Kazan Sok. 5, İl: İstanbul');
});

it('gives each line of a quote a line, without what is no name for people', () => {
  const [change] = eventChanges(
    'QuoteOffered',
    {
      lines: [
        { id: '54fa', product: { sku: 'KR-050', name: 'Vana', unitCode: 'C62' }, quantity: 2, unit: 'adet' },
        { id: '54fb', product: null, description: 'Nakliye', quantity: 1, unitPriceKurus: 50_050 },
      ],
    },
    'quote',
  );
  expect(change?.after?.split('\n')).toEqual([
    'Ürün: KR-050 Vana, Miktar: 2, Birim: adet',
    'Açıklama: Nakliye, Miktar: 1, Net birim fiyat: ₺500,50',
  ]);
});

it('names what changed of a choice after the choices of the product', () => {
  const choice = (priceKurus: number) => ({ attributes: { a1: { variations: { v1: { priceKurus } } } } });
  expect(entryChanges('product', choice(235_000), choice(264_375))).toEqual([
    {
      field: 'attributes.a1.variations.v1.priceKurus',
      label: 'Seçenekler, Fiyat farkı',
      before: '₺2.350,00',
      after: '₺2.643,75',
    },
  ]);
});

it('writes a day as people write it', () => {
  const [change] = eventChanges('OrderMarkedPaid', { paidOn: '2026-11-29' }, 'order');
  expect(change?.after).toBe('29.11.2026');
});
