import { listOfAddress } from './order-export.address.js';

/** Shortly after midnight in Istanbul, the evening before in UTC. */
const NOW = new Date('2026-11-20T21:30:00Z');

/** Only what the address narrows by. */
function filterOf(address: string) {
  const { filter } = listOfAddress(new URLSearchParams(address), NOW);
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== null && value !== undefined),
  );
}

it.each<[string, object]>([
  ['', {}],
  ['arama=%20ay%C5%9Fe%20y%20&sayfa=3', { text: 'ayşe y' }],
  [
    'durum=beklemede&durum=teslim-edildi&durum=iptal-edildi',
    { statuses: ['pending', 'delivered', 'cancelled'] },
  ],
  [
    'durum=onaylandi&durum=hazirlaniyor&durum=kargoda&durum=yok',
    { statuses: ['confirmed', 'processing', 'shipped'] },
  ],
  ['odeme=odendi', { paymentStatuses: ['paid'] }],
  ['odeme=beklemede', { paymentStatuses: ['pending'] }],
  ['odeme=geciken', { isPaymentOverdue: true }],
  ['durum=yok&odeme=hepsi&tarih=hepsi&en-az=x', {}],
  ['tarih=bugun', { createdFrom: new Date('2026-11-20T21:00:00Z') }],
  ['tarih=7-gun', { createdFrom: new Date('2026-11-14T21:00:00Z') }],
  ['tarih=30-gun', { createdFrom: new Date('2026-10-22T21:00:00Z') }],
  [
    'tarih=aralik&baslangic=2026-11-03&bitis=2026-11-01',
    { createdFrom: new Date('2026-10-31T21:00:00Z'), createdBefore: new Date('2026-11-03T21:00:00Z') },
  ],
  ['tarih=aralik&baslangic=2026-02-31&bitis=2026-03-01', { createdBefore: new Date('2026-03-01T21:00:00Z') }],
  ['baslangic=2026-11-03', {}],
  ['en-az=10.000&en-cok=20000,75', { minTotalKurus: 1_000_000, maxTotalKurus: 2_000_000 }],
  ['en-az=30&en-cok=20', { minTotalKurus: 2_000, maxTotalKurus: 3_000 }],
  [
    'siparis=7c41d0ae-0000-4000-8000-000000000001&siparis=x',
    { ids: ['7c41d0ae-0000-4000-8000-000000000001'] },
  ],
  ['siparis=x', { ids: [] }],
])('reads «%s» as the list of the panel does', (address, filter) => {
  expect(filterOf(address)).toEqual(filter);
});

it.each([
  ['', 'newest'],
  ['sirala=eski', 'oldest'],
  ['sirala=tutar-artan', 'lowest_total'],
  ['sirala=tutar-azalan', 'highest_total'],
  ['sirala=constructor', 'newest'],
])('sorts «%s» by %s', (address, sort) => {
  expect(listOfAddress(new URLSearchParams(address), NOW).sort).toBe(sort);
});
