import { ordersFilter, ordersVariables, readOrdersState, writeOrdersState } from './orders-state';

const TODAY = '2026-11-21';
const filterOf = (address: string) => ordersFilter(readOrdersState(new URLSearchParams(address)), TODAY);

it('asks for everything, the newest first, where the address says nothing', () => {
  expect(ordersVariables(readOrdersState(new URLSearchParams()), TODAY)).toEqual({
    filter: {},
    sort: 'NEWEST',
    skip: 0,
    take: 50,
  });
});

it.each([
  ['arama=g%C3%BCl%C5%9Fah', { text: 'gülşah' }],
  ['durum=kargoda&durum=beklemede', { statuses: ['PENDING', 'SHIPPED'] }],
  ['odeme=odendi', { paymentStatuses: ['PAID'] }],
  ['odeme=kismen-odendi', { isPartiallyPaid: true }],
  ['odeme=geciken', { isPaymentOverdue: true }],
  ['en-az=1.000&en-cok=2500', { minTotal: 100_000, maxTotal: 250_000 }],
  ['en-cok=1.250,55', { maxTotal: 125_055 }],
  ['tarih=bugun', { createdFrom: '2026-11-21T00:00:00+03:00' }],
  ['tarih=7-gun', { createdFrom: '2026-11-15T00:00:00+03:00' }],
  ['tarih=30-gun', { createdFrom: '2026-10-23T00:00:00+03:00' }],
  [
    'tarih=aralik&baslangic=2026-11-01&bitis=2026-11-05',
    { createdFrom: '2026-11-01T00:00:00+03:00', createdBefore: '2026-11-06T00:00:00+03:00' },
  ],
  [
    'tarih=aralik&baslangic=2026-11-05&bitis=2026-11-01',
    { createdFrom: '2026-11-01T00:00:00+03:00', createdBefore: '2026-11-06T00:00:00+03:00' },
  ],
  ['tarih=aralik&bitis=2026-11-05', { createdBefore: '2026-11-06T00:00:00+03:00' }],
  ['tarih=dun&durum=yolda&odeme=belki&sirala=ad', {}],
])('reads %s', (address, filter) => {
  expect(filterOf(address)).toEqual(filter);
});

it('leads to the third page of the most expensive', () => {
  const variables = ordersVariables(
    readOrdersState(new URLSearchParams('sirala=tutar-azalan&sayfa=3')),
    TODAY,
  );
  expect(variables).toMatchObject({ sort: 'HIGHEST_TOTAL', skip: 100 });
});

it('writes the address it reads', () => {
  const address =
    'arama=pompa&durum=kargoda&odeme=geciken&tarih=aralik&baslangic=2026-11-01&en-az=10&sirala=eski&sayfa=2';
  expect(writeOrdersState(readOrdersState(new URLSearchParams(address))).toString()).toBe(address);
});
