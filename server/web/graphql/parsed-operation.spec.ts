import { buildSchema, parse } from 'graphql';
import { parsedOperation, rootFieldNames } from './parsed-operation.js';

const schema = buildSchema('type Query { a: Int b: Int c: Int }');

it('names what stands at the top, behind fragments as well', () => {
  const document = parse('{ x: a ... { b } ...f ...f } fragment f on Query { c a }');
  expect(rootFieldNames(parsedOperation(schema, document)!)).toEqual(['a', 'b', 'c']);
});

it('reads a fragment once, however often it is spread', () => {
  const visited = { count: 0 };
  const fragments = Array.from(
    { length: 12 },
    (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`,
  );
  const operation = parsedOperation(
    schema,
    parse(`{ ...f0 } ${fragments.join(' ')} fragment f12 on Query { a }`),
  )!;
  const counting = new Map(operation.fragments);
  counting.get = (name) => {
    visited.count++;
    return operation.fragments.get(name);
  };
  expect(rootFieldNames({ ...operation, fragments: counting })).toEqual(['a']);
  expect(visited.count).toBe(25);
});

it.each([
  ['several operations and no name', 'query A { a } query B { b }', undefined],
  ['a name it does not have', 'query A { a }', 'B'],
])('finds no operation in a document of %s', (_what, text, name) => {
  expect(parsedOperation(schema, parse(text), name)).toBeUndefined();
});
