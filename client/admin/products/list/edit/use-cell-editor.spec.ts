import { type CellStep, type EditedCell, neighborOf } from './use-cell-editor';

const ROWS = [
  { id: 'valve', choiceStock: null },
  { id: 'pump', choiceStock: 5 },
  { id: 'filter', choiceStock: null },
];

it.each<[EditedCell['name'], Exclude<CellStep, 'none'>, string, string | undefined]>([
  ['basePrice', 'below', 'valve', 'pump basePrice'],
  ['basePrice', 'above', 'valve', undefined],
  ['basePrice', 'after', 'valve', 'valve stockQuantity'],
  ['basePrice', 'before', 'filter', 'pump basePrice'],
  ['stockQuantity', 'after', 'filter', undefined],
])('goes from %s %s of the %s to %s', (name, step, id, expected) => {
  const next = neighborOf({ id, name }, step, ROWS);
  expect(next && `${next.id} ${next.name}`).toBe(expected);
});

it.each<[EditedCell['name'], Exclude<CellStep, 'none'>, string, string]>([
  ['stockQuantity', 'below', 'valve', 'filter stockQuantity'],
  ['stockQuantity', 'above', 'filter', 'valve stockQuantity'],
  ['basePrice', 'after', 'pump', 'filter basePrice'],
])('goes from %s %s of the %s past the stock of a product with choices', (name, step, id, expected) => {
  const next = neighborOf({ id, name }, step, ROWS);
  expect(next && `${next.id} ${next.name}`).toBe(expected);
});
