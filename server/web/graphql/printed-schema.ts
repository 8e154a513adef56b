import { MODULE_METADATA } from '@nestjs/common/constants.js';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { quietOptions } from '../process/nest-options.js';

const HEADER = "# Made from the server's code by `schema:write`. Changes go there, not here.\n\n";

/** The schema of the features given, in one stable order; asks no database. */
export async function printedSchema(modules: readonly Type[]): Promise<string> {
  const context = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, quietOptions());
  try {
    const resolvers = [...new Set(modules.flatMap(providersOf))];
    const schema = await context.get(GraphQLSchemaFactory).create(resolvers);
    return `${HEADER}${printSchema(lexicographicSortSchema(schema))}\n`;
  } finally {
    await context.close();
  }
}

/** The classes provided by a module and the modules it imports, their resolvers among them. */
export function providersOf(module: Type): Type[] {
  return [...modulesWithin(module)].flatMap((each) => classesIn(MODULE_METADATA.PROVIDERS, each));
}

function modulesWithin(module: Type, found = new Set<Type>()): Set<Type> {
  if (found.has(module)) return found;
  found.add(module);
  for (const imported of classesIn(MODULE_METADATA.IMPORTS, module)) modulesWithin(imported, found);
  return found;
}

function classesIn(kind: string, module: Type): Type[] {
  const listed = Reflect.getMetadata(kind, module) as unknown[] | undefined;
  return (listed ?? []).filter((member): member is Type => typeof member === 'function');
}
