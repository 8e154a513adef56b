import { buildSchema, getIntrospectionQuery, getVariableValues, parse, validate } from 'graphql';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { checkOperationCost } from './operation-cost.js';
import { parsedOperation } from './parsed-operation.js';

/** All that tools ask of a schema at once. */
const EVERYTHING = {
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
};

const schema = buildSchema(`
  type Product { name: String! similar(take: Int! = 4): [Product!]! tags(first: Int): [String!]! changes(limit: Int! = 100): [String!]! choices: [Product!]! }
  type ProductList { items: [Product!]! total: Int! }
  type Query { products(skip: Int! = 0, take: Int! = 24): ProductList! product: Product }
`);

/** What the query of tools consists of, as a fragment on the schema. */
const SCHEMA_FRAGMENTS = getIntrospectionQuery(EVERYTHING)
  .replace(/query IntrospectionQuery\s*{\s*__schema\s*{/, 'fragment s on __Schema {')
  .replace(/}\s*}\s*fragment FullType/, '} fragment FullType');

const aliased = (times: number, field: string) =>
  Array.from({ length: times }, (_, index) => `a${index}: ${field}`).join(' ');

const doubled = (levels: number) => {
  const inner = Array.from(
    { length: levels },
    (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`,
  );
  return `${inner.join(' ')} fragment f${levels} on Query { __typename }`;
};

function verdict(query: string, given: Record<string, unknown> = {}): string {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const operation = parsedOperation(schema, document)!;
  const { coerced } = getVariableValues(schema, operation.definition.variableDefinitions ?? [], given);
  try {
    checkOperationCost(operation, coerced ?? {});
    return 'accepted';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

it.each([
  [
    'a list of a hundred',
    '{ products(take: 100) { total items { name choices { name choices { name } } } } }',
  ],
  ['a description of the schema', getIntrospectionQuery(EVERYTHING)],
  ['similar products of one', '{ product { similar(take: 12) { similar(take: 12) { name } } } }'],
])('accepts %s', (_name, query) => {
  expect(verdict(query)).toBe('accepted');
});

it.each([
  [
    'lists in lists',
    '{ products(take: 100) { items { similar(take: 12) { similar(take: 12) { name } } } } }',
  ],
  [
    'lists in lists behind fragments',
    '{ products(take: 100) { ...a } } fragment a on ProductList { items { ... on Product { similar(take: 100) { name choices { name } } } } }',
  ],
  ['the same root field under many names', `{ ${aliased(25, 'products(take: 0) { total }')} }`],
  [
    'the same text of a hundred under many names',
    `{ products(take: 100) { items { ${aliased(200, 'name')} } } }`,
  ],
  ['two descriptions of the schema', `{ ${aliased(2, '__schema { ...s }')} } ${SCHEMA_FRAGMENTS}`],
  [
    'one description under many names',
    `{ __schema { types { fields { type { fields { ${aliased(200, 'name')} } } } } } }`,
  ],
  ['fragments that double what they spread', `{ ...f0 } ${doubled(16)}`],
])('refuses %s', (_name, query) => {
  expect(verdict(query)).toBe('QUERY_TOO_COMPLEX');
});

it('counts the length a variable asks for, or its default', () => {
  const query = (declaration: string) =>
    `query (${declaration}) { products(take: $take) { items { similar(take: 100) { choices { name } } } } }`;
  expect(verdict(query('$take: Int!'), { take: 1 })).toBe('accepted');
  expect(verdict(query('$take: Int!'), { take: 100 })).toBe('QUERY_TOO_COMPLEX');
  expect(verdict(query('$take: Int! = 100'))).toBe('QUERY_TOO_COMPLEX');
  expect(verdict(query('$take: Int! = 100'), { take: 1 })).toBe('accepted');
});

it('lets a program read five hundred changes at a time', () => {
  expect(verdict('{ product { changes(limit: 500) } }')).toBe('accepted');
  expect(verdict('{ product { changes(limit: 501) } }')).toBe('TAKE_TOO_LARGE');
});

it('refuses to give more than a hundred of anything else', () => {
  expect(verdict('{ products(take: 101) { total } }')).toBe('TAKE_TOO_LARGE');
  expect(verdict('{ product { tags(first: 101) } }')).toBe('TAKE_TOO_LARGE');
  expect(verdict('query ($n: Int) { product { tags(first: $n) } }', { n: 1_000_000 })).toBe('TAKE_TOO_LARGE');
});

it('refuses to skip more than ten thousand of anything', () => {
  expect(verdict('{ products(skip: 10000) { total } }')).toBe('accepted');
  expect(verdict('{ products(skip: 10001) { total } }')).toBe('SKIP_TOO_LARGE');
  expect(verdict('query ($n: Int!) { products(skip: $n) { total } }', { n: 2_000_000_000 })).toBe(
    'SKIP_TOO_LARGE',
  );
  expect(verdict('query ($n: Int! = 10001) { products(skip: $n) { total } }')).toBe('SKIP_TOO_LARGE');
});

it.each(['products(skip: -1) { total }', 'products(take: -1) { total }', 'product { tags(first: -5) }'])(
  'refuses a negative number in %s',
  (field) => {
    expect(verdict(`{ ${field} }`)).toBe('BAD_USER_INPUT');
  },
);

it('refuses what goes too deep, whatever it costs', () => {
  const nested = (levels: number): string =>
    levels === 0 ? 'name' : `similar(take: 1) { ${nested(levels - 1)} }`;
  expect(verdict(`{ product { ${nested(9)} } }`)).toBe('accepted');
  expect(verdict(`{ product { ${nested(30)} } }`)).toBe('QUERY_TOO_DEEP');
});

describe('a list with one result for each item of an input', () => {
  const bulk = buildSchema(`
    type Result { id: ID! name: String! tags: [String!]! }
    input Input { ids: [ID!]! }
    type Query { any: Int }
    type Mutation { change(input: Input!): [Result!]! }
  `);
  bulk.getMutationType()!.getFields().change!.extensions = { oneForEach: 'input.ids' };

  const FIELDS = aliased(40, 'tags');
  const costOf =
    (query: string, variables: Record<string, unknown> = {}) =>
    () =>
      checkOperationCost(parsedOperation(bulk, parse(query))!, variables);
  const literal = (count: number) =>
    `mutation { change(input: {ids: [${'"x", '.repeat(count)}]}) { ${FIELDS} } }`;
  const BY_VARIABLE = `mutation ($input: Input!) { change(input: $input) { ${FIELDS} } }`;
  const BY_PART = `mutation ($ids: [ID!]!) { change(input: {ids: $ids}) { ${FIELDS} } }`;
  const ids = (count: number) => Array<string>(count).fill('x');

  it('costs as much as the input has items, however they are given', () => {
    expect(costOf(literal(80))).not.toThrow();
    expect(costOf(literal(100))).toThrow(Refusal);
    expect(costOf(BY_VARIABLE, { input: { ids: ids(80) } })).not.toThrow();
    expect(costOf(BY_VARIABLE, { input: { ids: ids(100) } })).toThrow(Refusal);
    expect(costOf(BY_PART, { ids: ids(80) })).not.toThrow();
    expect(costOf(BY_PART, { ids: ids(100) })).toThrow(Refusal);
    expect(costOf(BY_VARIABLE, { input: { ids: 'x' } })).not.toThrow();
  });
});
