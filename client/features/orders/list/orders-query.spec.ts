import { isFiltered, ordersAddress, readOrdersQuery, toVariables } from './orders-query';

const read = (search: string) => readOrdersQuery(new URLSearchParams(search));

it('reads search, states, payment and page from the address, and writes the same address again', () => {
  const address = '/siparislerim?arama=%2319fd&durum=beklemede&durum=kargoda&odeme=odendi&sayfa=2';
  const query = read(address.split('?')[1]!);
  expect(query).toEqual({ text: '#19fd', statuses: ['PENDING', 'SHIPPED'], payments: ['PAID'], page: 2 });
  expect(ordersAddress(query)).toBe(address);
});

it.each(['', 'durum=yolda&odeme=belki&sayfa=0', 'sayfa=-1', 'arama=%20%20', 'sayfa=1e3'])(
  'takes «%s» as the whole list from its beginning',
  (search) => {
    const query = read(search);
    expect(isFiltered(query)).toBe(false);
    expect(ordersAddress(query)).toBe('/siparislerim');
  },
);

it('tells Beklemede of an order from Beklemede of its payment', () => {
  expect(read('durum=beklemede')).toMatchObject({ statuses: ['PENDING'], payments: [] });
  expect(read('odeme=beklemede')).toMatchObject({ statuses: [], payments: ['PENDING'] });
});

it('asks the server for one page, and for no more than what is filtered', () => {
  expect(toVariables(read('odeme=odendi&sayfa=3'))).toEqual({
    filter: { paymentStatuses: ['PAID'] },
    skip: 20,
    take: 10,
  });
  expect(toVariables(read('')).filter).toEqual({});
});

it('asks the server to skip no more than it does, whatever the address says', () => {
  expect(toVariables(read('sayfa=99999')).skip).toBe(10_000);
});
