import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** What a shell sends as JSON: quotes within a query are escaped. */
const examples = [...read('README.md').matchAll(/"query": ("(?:[^"\\]|\\.)+")/g)].map(
  ([, query = '']) => JSON.parse(query) as string,
);

it('README has examples', () => {
  expect(examples.length).toBeGreaterThan(3);
});

it.each(examples)('runs the example of README: %s', (query) => {
  expect(validate(buildSchema(read('schema.graphql')), parse(query))).toEqual([]);
});
