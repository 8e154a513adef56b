import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import * as operations from './operations.mjs';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '..', 'schema.graphql'), 'utf8'));

it.each(Object.entries(operations))('sends %s as the schema has it', (_name, source) => {
  expect(validate(schema, parse(source))).toEqual([]);
});
