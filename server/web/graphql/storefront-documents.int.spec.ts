import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  type DefinitionNode,
  type GraphQLSchema,
  KnownFragmentNamesRule,
  Kind,
  parse,
  validate,
} from 'graphql';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { openTestApi, type TestApi } from '../../testing/api.js';
import { checkOperationCost } from './operation-cost.js';
import { parsedOperation } from './parsed-operation.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Twice the page length of the client. */
const VARIABLES = { take: 48 };

let api: TestApi;
/** Of the code and not of schema.graphql, which does not say what a field costs. */
let schema: GraphQLSchema;

beforeAll(async () => {
  api = await openTestApi();
  ({ schema } = api.app.get(GraphQLSchemaHost));
});

afterAll(() => api.close());

/** Every operation and fragment the client's sources hold, wherever they stand. */
function definitionsOfClient(): DefinitionNode[] {
  const folder = path.join(ROOT, 'client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|d)\./.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/`(\s*(?:fragment|query|mutation) [^`]+)`/g),
    ])
    .flatMap(([, text = '']) => parse(text).definitions);
}

const document = { kind: Kind.DOCUMENT, definitions: definitionsOfClient() } as const;
const operations = document.definitions.flatMap((node) =>
  node.kind === Kind.OPERATION_DEFINITION ? (node.name?.value ?? []) : [],
);

it('finds every document of the storefront whole', () => {
  expect(operations.length).toBeGreaterThan(5);
  expect(validate(schema, document, [KnownFragmentNamesRule])).toEqual([]);
});

it.each(operations)('lets the storefront ask for %s', (name) => {
  const operation = parsedOperation(schema, document, name);
  expect(operation && checkOperationCost(operation, VARIABLES)).toBeGreaterThan(0);
});

function verdict(query: string): string {
  const operation = parsedOperation(schema, parse(query))!;
  expect(validate(schema, operation.document)).toEqual([]);
  try {
    checkOperationCost(operation, {});
    return 'accepted';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const aliased = (times: number, field: string) =>
  Array.from({ length: times }, (_, index) => `a${index}: ${field}`).join(' ');

const DOCUMENTS = 'orderDocuments(input: $input) { slug title version hash html }';
const CART = 'cart { itemCount lines { quantity product { name slug } } totals { total } }';
const ADD_ORDER = 'addOrder(input: $input) { id number trackingToken }';

it.each([
  [
    'all a checkout shows at once',
    `query ($input: OrderDraftInput!) { ${DOCUMENTS} ${CART} checkoutOptions { paymentMethods bankAccounts { iban } } me { name } }`,
  ],
  ['an order', `mutation ($input: AddOrderInput!) { ${ADD_ORDER} }`],
  [
    'a hundred orders with what became of them',
    '{ myOrders(take: 100) { items { id timeline { at text } } } }',
  ],
])('lets a buyer ask for %s', (_name, query) => {
  expect(verdict(query)).toBe('accepted');
});

it.each([
  ['the documents of twenty orders', `query ($input: OrderDraftInput!) { ${aliased(20, DOCUMENTS)} }`],
  ['the documents of three orders', `query ($input: OrderDraftInput!) { ${aliased(3, DOCUMENTS)} }`],
  ['ten times the cart', `{ ${aliased(10, CART)} }`],
  ['three orders', `mutation ($input: AddOrderInput!) { ${aliased(3, ADD_ORDER)} }`],
  [
    'four times a hundred orders with what became of them',
    `{ ${aliased(4, 'myOrders(take: 100) { items { timeline { at } } }')} }`,
  ],
])('lets nobody ask for %s at once', (_name, query) => {
  expect(verdict(query)).toBe('QUERY_TOO_COMPLEX');
});

const COUNTED = [
  'rows(take: 1) { total }',
  'planned { newProducts }',
  'pictures { requested }',
  'undo { reversed }',
];

it.each([
  [
    'a hundred imports',
    '{ importRuns(take: 100) { total items { id status result { message } progress { done } } } }',
  ],
  [
    'ten imports with what their rows would do',
    '{ importRuns(take: 10) { items { id planned { newProducts } earlier { id } } } }',
  ],
  [
    'one import with the rows of each kind',
    `{ importRun(id: "x") { ${COUNTED.join(' ')} ${aliased(8, 'rows(take: 1) { total }')} } }`,
  ],
])('lets staff ask for %s', (_name, query) => {
  expect(verdict(query)).toBe('accepted');
});

it.each([
  ...COUNTED.map((field) => [
    `a hundred imports with ${field}`,
    `{ importRuns(take: 100) { items { ${field} } } }`,
  ]),
  ['twenty imports with all that is counted', `{ importRuns(take: 20) { items { ${COUNTED.join(' ')} } } }`],
  [
    'thirty counts of the rows of one',
    `{ importRun(id: "x") { ${aliased(30, 'rows(take: 1) { total }')} } }`,
  ],
])('lets nobody ask for %s', (_name, query) => {
  expect(verdict(query)).toBe('QUERY_TOO_COMPLEX');
});
