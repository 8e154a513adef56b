import { refusedRows } from './bulk-report';

const refusal = (details: object) => ({ message: 'Arada değişti.', details: JSON.stringify(details) });

it('keeps the rows that were refused, each at the version its refusal names', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id, version: 1 }));
  const outcomes = [
    { id: 'a', refusal: null },
    { id: 'b', refusal: refusal({ currentVersion: 4 }) },
    { id: 'c', refusal: refusal({}) },
  ];
  expect(refusedRows(rows, outcomes)).toEqual([
    { id: 'b', version: 4 },
    { id: 'c', version: 1 },
  ]);
});
