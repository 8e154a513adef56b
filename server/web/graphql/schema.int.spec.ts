import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { FEATURE_MODULES } from '../../app.module.js';
import { openTestApi } from '../../testing/api.js';
import { printedSchema } from './printed-schema.js';

const COMMITTED = path.resolve(import.meta.dirname, '../../../schema.graphql');
/** Their fields are the operations; the types themselves cannot be described code-first. */
const ROOTS = ['Query', 'Mutation', 'Subscription'];

it('schema.graphql is what the code says, in one stable order', async () => {
  const printed = await printedSchema(FEATURE_MODULES);
  expect(readFileSync(COMMITTED, 'utf8')).toBe(printed);
  expect(await printedSchema(FEATURE_MODULES)).toBe(printed);
});

it('the API serves the committed schema', async () => {
  const api = await openTestApi();
  const served = printSchema(lexicographicSortSchema(api.app.get(GraphQLSchemaHost).schema));
  await api.close();
  expect(printSchema(buildSchema(readFileSync(COMMITTED, 'utf8')))).toBe(served);
});

it('every type, field, argument and value says what it is', () => {
  const schema = buildSchema(readFileSync(COMMITTED, 'utf8'));
  const types = Object.values(schema.getTypeMap());
  const own = types.filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));
  expect(own.length).toBeGreaterThan(20);
  expect(own.flatMap(undescribedIn)).toEqual([]);
});

function undescribedIn(type: GraphQLNamedType): string[] {
  return partsOf(type)
    .filter(({ description }) => !description?.trim())
    .map(({ place }) => place);
}

function partsOf(type: GraphQLNamedType): { place: string; description?: string | null }[] {
  const own = ROOTS.includes(type.name) ? [] : [{ place: type.name, description: type.description }];
  const within = ({ name, description }: { name: string; description?: string | null }) => ({
    place: `${type.name}.${name}`,
    description,
  });
  if (isEnumType(type)) return [...own, ...type.getValues().map(within)];
  if (isInputObjectType(type)) return [...own, ...Object.values(type.getFields()).map(within)];
  if (!isObjectType(type) && !isInterfaceType(type)) return own;
  const fields = Object.values(type.getFields());
  const args = fields.flatMap((field) =>
    field.args.map(({ name, description }) => within({ name: `${field.name}(${name})`, description })),
  );
  return [...own, ...fields.map(within), ...args];
}
