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

/** The classes a module provides, its resolvers among them. */
export function providersOf(module: Type): Type[] {
  const providers = Reflect.getMetadata(MODULE_METADATA.PROVIDERS, module) as unknown[] | undefined;
  return (providers ?? []).filter((provider): provider is Type => typeof provider === 'function');
}
