import { buildSchema, getIntrospectionQuery, getOperationAST, parse } from 'graphql';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { judgeOf } from './operation-cost.js';

const schema = buildSchema(`
  type Product { name: String! similar(take: Int! = 4): [Product!]! tags(first: Int): [String!]! choices: [Product!]! }
  type ProductList { items: [Product!]! total: Int! }
  type Query { products(take: Int! = 24): ProductList! product: Product }
`);

function verdict(query: string, variables: Record<string, unknown> = {}): string {
  const document = parse(query);
  try {
    judgeOf(schema, document, getOperationAST(document)!)(variables);
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
  ['introspection', getIntrospectionQuery()],
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
  [
    'the same root field under many names',
    `{ ${Array.from({ length: 120 }, (_, index) => `a${index}: products(take: 1) { total }`).join(' ')} }`,
  ],
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

it('refuses to give more than a hundred of anything', () => {
  expect(verdict('{ products(take: 101) { total } }')).toBe('TAKE_TOO_LARGE');
  expect(verdict('{ product { tags(first: 101) } }')).toBe('TAKE_TOO_LARGE');
  expect(verdict('query ($n: Int) { product { tags(first: $n) } }', { n: 1_000_000 })).toBe('TAKE_TOO_LARGE');
});

it('refuses what goes too deep, whatever it costs', () => {
  const nested = (levels: number): string =>
    levels === 0 ? 'name' : `similar(take: 1) { ${nested(levels - 1)} }`;
  expect(verdict(`{ product { ${nested(9)} } }`)).toBe('accepted');
  expect(verdict(`{ product { ${nested(30)} } }`)).toBe('QUERY_TOO_DEEP');
});
