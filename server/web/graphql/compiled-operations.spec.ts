import { buildSchema, parse } from 'graphql';
import { CompiledOperations } from './compiled-operations.js';
import { parsedOperation } from './parsed-operation.js';

const schema = buildSchema('type Query { name: String }');
const operationOf = (alias: string) => parsedOperation(schema, parse(`{ ${alias}: name }`))!;

it('compiles only operations that are called repeatedly', () => {
  const compiled = new CompiledOperations();
  const operation = operationOf('a');
  const found = Array.from({ length: 5 }, () => compiled.find(operation, 1) !== undefined);
  expect(found).toEqual([false, false, false, true, true]);
});

it('never compiles an input that holds itself', () => {
  const recursive = buildSchema('input Filter { not: [Filter!] } type Query { found(filter: Filter): Int }');
  const compiled = new CompiledOperations();
  const operation = parsedOperation(recursive, parse('query ($f: Filter) { found(filter: $f) }'))!;
  for (let run = 0; run < 4; run++) expect(compiled.find(operation, 1)).toBeUndefined();
});

it.each([
  ['a few hundred', 1, 200],
  ['fewer of those that spell out much', 2_000, 5],
])('keeps %s', (_what, selections, kept) => {
  const compiled = new CompiledOperations();
  for (let index = 0; index < kept + 30; index++) {
    const operation = operationOf(`a${index}`);
    for (let run = 0; run < 4; run++) compiled.find(operation, selections);
  }
  expect(compiled.count).toBe(kept);
});

it('counts anew once an operation had to make room', () => {
  const compiled = new CompiledOperations();
  const first = operationOf('first');
  for (let run = 0; run < 4; run++) compiled.find(first, 2_000);
  for (let index = 0; index < 5; index++) {
    const operation = operationOf(`a${index}`);
    for (let run = 0; run < 4; run++) compiled.find(operation, 2_000);
  }
  expect(compiled.find(first, 2_000)).toBeUndefined();
});
