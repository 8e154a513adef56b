import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { type Audience, audienceOf } from '../../kernel/actor/audience.js';
import { CACHED_BY_VERSION } from '../../kernel/data-version/cached-by-version.js';

/** One operation that callers can name: a field of Query, Mutation or Subscription. */
export interface RootField {
  operation: string;
  name: string;
  /** Class and method behind it. */
  resolver: string;
  audience?: Audience;
  isCachedByVersion: boolean;
}

// @nestjs/graphql puts these on every resolver method and does not export their names.
const RESOLVER_TYPE = 'graphql:resolver_type';
const RESOLVER_NAME = 'graphql:resolver_name';
const ROOT_TYPES = ['Query', 'Mutation', 'Subscription'];

type Method = (...args: unknown[]) => unknown;

/** Knows every operation of the schema and what its resolver declares. */
@Injectable()
export class RootFields {
  private found?: RootField[];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  list(): readonly RootField[] {
    this.found ??= this.discovery.getProviders().flatMap(({ instance }) => this.fieldsOf(instance));
    return this.found;
  }

  find(operation: string, name: string): RootField | undefined {
    return this.list().find((field) => field.operation === operation && field.name === name);
  }

  private fieldsOf(instance: unknown): RootField[] {
    if (typeof instance !== 'object' || instance === null) return [];
    const prototype = Object.getPrototypeOf(instance) as Record<string, Method> | null;
    if (!prototype) return [];
    return this.scanner.getAllMethodNames(prototype).flatMap((methodName) => {
      const method = prototype[methodName];
      const operation = method && (Reflect.getMetadata(RESOLVER_TYPE, method) as string | undefined);
      if (!operation || !ROOT_TYPES.includes(operation)) return [];
      const declared = [method, instance.constructor];
      return [
        {
          operation,
          name: (Reflect.getMetadata(RESOLVER_NAME, method) as string | undefined) ?? methodName,
          resolver: `${instance.constructor.name}.${methodName}`,
          audience: audienceOf(this.reflector, declared),
          isCachedByVersion:
            this.reflector.getAllAndOverride<boolean | undefined>(CACHED_BY_VERSION, declared) ?? false,
        },
      ];
    });
  }
}
