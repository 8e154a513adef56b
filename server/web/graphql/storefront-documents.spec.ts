import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type DefinitionNode, KnownFragmentNamesRule, Kind, parse, validate } from 'graphql';
import { judgeOperation } from './operation-cost.js';
import { parsedOperation } from './parsed-operation.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const schema = buildSchema(readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'));
/** Twice the page length of the client. */
const VARIABLES = { take: 48 };

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
  expect(operation && judgeOperation(operation, VARIABLES)).toBeGreaterThan(0);
});
