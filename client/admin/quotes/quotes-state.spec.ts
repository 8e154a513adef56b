import { quotesFilter, readQuotesState, writeQuotesState } from './quotes-state';

const filterAt = (address: string) =>
  quotesFilter(readQuotesState(new URLSearchParams(address)), '2026-11-27');

it('asks for quotes whose answer is late by their address', () => {
  expect(filterAt('sure=geciken')).toEqual({ isOverdue: true });
});

it('asks for quotes that are no longer valid by their address', () => {
  expect(filterAt('sure=suresi-doldu')).toEqual({ isExpired: true });
});

it.each([
  ['fiyat', { declineReasons: ['PRICE'] }],
  ['belirtilmedi', { hasDeclineReason: false }],
])('asks for quotes that were lost for %s by their address', (spelling, filter) => {
  expect(filterAt(`neden=${spelling}`)).toEqual(filter);
});

it('asks in kuruş for quotes of a status between two amounts in lira', () => {
  expect(filterAt('durum=teklif-verildi&en-az=100&en-cok=2500')).toEqual({
    statuses: ['QUOTED'],
    minTotal: 10_000,
    maxTotal: 250_000,
  });
});

it('writes an address that it reads as the same list', () => {
  const state = readQuotesState(new URLSearchParams('arama=TKL-1&durum=yeni&sirala=yanit&sayfa=2'));
  expect(readQuotesState(writeQuotesState(state))).toEqual(state);
});
