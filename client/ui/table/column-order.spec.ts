import { inOrder, moved } from './column-order';
import { columnId, dataColumns } from './data-columns';

interface Order {
  number: string;
  buyer: string;
  total: number;
  city: string;
}

const column = dataColumns<Order>();
const COLUMNS = column.columns([
  column.accessor('number', { header: 'No', meta: { label: 'No', isTitle: true } }),
  column.accessor('buyer', { header: 'Müşteri', meta: { label: 'Müşteri' } }),
  column.accessor('city', { header: 'İl', meta: { label: 'İl' } }),
  column.accessor('total', { header: 'Tutar', meta: { label: 'Tutar' } }),
]);

const idsIn = (order: readonly string[]) => inOrder(COLUMNS, order).map(columnId);

it.each<[readonly string[], string[]]>([
  [[], ['number', 'buyer', 'city', 'total']],
  [
    ['total', 'buyer', 'city'],
    ['number', 'total', 'buyer', 'city'],
  ],
  // The city came later.
  [
    ['total', 'buyer'],
    ['number', 'total', 'city', 'buyer'],
  ],
  // Neither is what heads a row moved, nor is a column missed that is gone.
  [
    ['total', 'gone', 'number', 'city', 'buyer'],
    ['number', 'total', 'city', 'buyer'],
  ],
])('puts columns into the order %j', (order, ids) => {
  expect(idsIn(order)).toEqual(ids);
});

it.each([
  ['a', 2, ['b', 'c', 'a', 'd']],
  ['d', 0, ['d', 'a', 'b', 'c']],
  ['b', 1, ['a', 'b', 'c', 'd']],
])('moves %s to place %i', (id, to, ids) => {
  expect(moved(['a', 'b', 'c', 'd'], id, to)).toEqual(ids);
});
