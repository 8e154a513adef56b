import {
  buildSchema,
  type GraphQLEnumType,
  type GraphQLError,
  type GraphQLScalarType,
  parse,
  validate,
} from 'graphql';
import { Money } from '../../kernel/scalars/money.scalar.js';
import { pageContext } from '../sign-in/page-context.js';
import { CompiledOperations } from './compiled-operations.js';
import { errorsIn } from './invalid-operation.js';
import { parsedOperation } from './parsed-operation.js';
import { ReadyOperation } from './ready-operation.js';

const schema = buildSchema(`
  scalar Money
  enum Sort { NAME PRICE }
  input Filter { text: String brands: [String!] minPrice: Money inStock: Boolean sort: Sort line: Line }
  input Line { product: ID! quantity: Int! = 1 }
  type Product { name: String! similar(take: Int! = 4): [Product!]! }
  type Query {
    products(filter: Filter, sort: Sort, skip: Int! = 0, take: Int! = 24): String!
    price(input: Line!): String!
    product: Product!
  }
`);

const money = schema.getType('Money') as GraphQLScalarType;
const { parseValue, parseLiteral, serialize } = Money;
Object.assign(money, { parseValue, parseLiteral, serialize });
/** What a resolver gets for NAME. */
const [nameInside] = (schema.getType('Sort') as GraphQLEnumType).getValues();
nameInside!.value = 'by name';

/** The executors set arguments in different orders, which no resolver can see. */
const inOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
    : value;

for (const field of Object.values(schema.getQueryType()!.getFields())) {
  const isProduct = field.name === 'product';
  field.resolve = (_root, args) =>
    isProduct ? { name: 'Pompa', similar: [] } : JSON.stringify(args, inOrder);
}

/** More runs than it takes to be compiled. */
const RUNS = 6;

const messagesOf = (errors: readonly GraphQLError[] | undefined) =>
  errors?.map(({ message, locations, path, extensions }) => ({
    message,
    locations,
    path,
    code: extensions.code,
  }));

async function call(operation: ReadyOperation, variables: object): Promise<object> {
  try {
    const { data, errors } = await operation.run(pageContext('spec'), operation.admit({ ...variables }));
    return { data: JSON.stringify(data), errors: messagesOf(errors) };
  } catch (error) {
    return { refused: messagesOf(errorsIn(error)) };
  }
}

async function runRepeatedly(
  query: string,
  variables: object,
): Promise<{ responses: object[]; compiled: number }> {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const compiled = new CompiledOperations();
  const operation = new ReadyOperation(parsedOperation(schema, document)!, compiled, {
    rootFieldNames: [],
    isCachedByVersion: false,
  });
  const responses: object[] = [];
  for (let run = 0; run < RUNS; run++) responses.push(await call(operation, variables));
  return { responses, compiled: compiled.count };
}

describe('returns the same before and after compiling', () => {
  it.each<[string, object]>([
    ['{ products(take: 2) product { name similar { name } } }', {}],
    ['query ($s: Sort! = NAME) { products(sort: $s) }', {}],
    ['query ($s: Sort = NAME) { products(sort: $s) }', { s: 'PRICE' }],
    ['query ($s: Sort) { products(sort: $s) }', { s: null }],
    ['query ($s: Sort!) { products(sort: $s, filter: { sort: NAME }) }', { s: 'NAME' }],
    ['query ($t: Int! = 2) { products(take: $t) }', {}],
    ['query ($t: Int = 2) { products(take: $t) }', {}],
    ['query ($t: Int) { products(take: $t) }', {}],
    ['query ($f: Filter = { text: "pompa" }) { products(filter: $f) }', {}],
    ['query ($f: Filter! = { sort: NAME, minPrice: 5 }) { products(filter: $f) }', {}],
    [
      'query ($f: Filter) { products(filter: $f) }',
      { f: { sort: 'NAME', minPrice: 5, line: { product: 1 } } },
    ],
    ['query ($x: [String!]) { products(filter: { brands: $x }) }', { x: 'a' }],
    ['query ($x: String!) { products(filter: { brands: [$x] }) }', { x: 'a' }],
    ['{ products(filter: { brands: "a" }) }', {}],
    ['query ($m: Money = 100) { products(filter: { minPrice: $m }) }', {}],
    ['query ($l: Line!) { price(input: $l) }', { l: { product: 5 } }],
    ['query ($p: ID!) { price(input: { product: $p }) }', { p: 5 }],
    ['query ($p: ID!, $q: Int! = 3) { price(input: { product: $p, quantity: $q }) }', { p: 'x' }],
  ])('%s with %j', async (query, variables) => {
    const { responses, compiled } = await runRepeatedly(query, variables);
    expect(responses[0]).toMatchObject({ data: expect.any(String) as string, errors: undefined });
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(compiled).toBe(1);
  });
});

it.each([
  ['a default', 'query ($s: Sort = NAME) { products(sort: $s) }', {}],
  ['given', 'query ($f: Filter) { products(filter: $f) }', { f: { sort: 'NAME' } }],
])('gives resolvers what the value of an enum stands for, %s', async (_what, query, variables) => {
  const { responses } = await runRepeatedly(query, variables);
  expect(responses[0]).toMatchObject({ data: expect.stringContaining('by name') as string });
  expect(responses.at(-1)).toEqual(responses[0]);
});

describe('refuses the same variables before and after compiling', () => {
  it.each<[string, object]>([
    ['query ($f: Filter) { products(filter: $f) }', { f: [] }],
    ['query ($f: Filter) { products(filter: $f) }', { f: { inStock: 'true' } }],
    ['query ($f: Filter) { products(filter: $f) }', { f: { price: 1 } }],
    ['query ($m: Money) { products(filter: { minPrice: $m }) }', { m: '5' }],
    ['query ($s: Sort) { products(sort: $s) }', { s: 'toString' }],
    ['query ($l: Line!) { price(input: $l) }', { l: {} }],
    ['query ($l: Line!) { price(input: $l) }', {}],
    ['query ($t: Int = 2) { products(take: $t) }', { t: null }],
    ['query ($t: Int) { products(take: $t) }', { t: null }],
    ['query ($q: Int = 1) { price(input: { product: "x", quantity: $q }) }', { q: null }],
  ])('%s with %j', async (query, variables) => {
    const { responses } = await runRepeatedly(query, variables);
    expect(responses[0]).toMatchObject({ refused: [{ code: 'BAD_USER_INPUT' }] });
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  });
});

it('never compiles what asks for a field only under a condition', async () => {
  const query = `
    query ($b: Boolean!) { with: product { ...name @include(if: $b) } without: product { ...name } }
    fragment name on Product { name }`;
  const { responses, compiled } = await runRepeatedly(query, { b: false });
  expect(responses.at(-1)).toMatchObject({ data: '{"with":{},"without":{"name":"Pompa"}}' });
  expect(compiled).toBe(0);
});
