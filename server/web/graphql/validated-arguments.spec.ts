import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { Args, Field, InputType, Query, Resolver } from '@nestjs/graphql';
import { FEATURE_MODULES } from '../../app.module.js';
import { providersOf } from './printed-schema.js';

// @nestjs/graphql does not export these keys.
const ARGUMENT_TYPES = 'graphql:args_type';
const CLASS_TYPE = 'graphql:class_type';
const INPUT = 'inputType';

interface DeclaredArgument {
  index: number;
  /** Undefined for a class that holds all arguments. */
  property?: string;
  typeFn?: () => unknown;
}

@InputType({ description: 'An input.' })
class SpecInput {
  @Field(() => String, { description: 'A name.' })
  name: string;
}

@Resolver()
class CarelessResolver {
  @Query(() => String, { description: 'Takes what was not validated.' })
  ask(
    @Args('nullable', { type: () => SpecInput, nullable: true }) nullable: SpecInput | null,
    @Args('many', { type: () => [SpecInput] }) many: SpecInput[],
    @Args('judged', { type: () => SpecInput }) judged: SpecInput,
    @Args('text', { type: () => String, nullable: true }) text: string | null,
  ): string {
    return JSON.stringify([nullable, many, judged, text]);
  }
}

/** Arguments that the validation pipe does not validate because TypeScript reflects no class for them. */
function unvalidatedIn(resolver: Type): string[] {
  const prototype = resolver.prototype as object;
  return Object.getOwnPropertyNames(prototype).flatMap((method) => {
    const declared = (Reflect.getMetadata(ARGUMENT_TYPES, resolver, method) ?? []) as DeclaredArgument[];
    const reflected = (Reflect.getMetadata('design:paramtypes', prototype, method) ?? []) as unknown[];
    return declared
      .filter((argument) => !isValidated(argument, reflected[argument.index]))
      .map(({ index, property }) => `${resolver.name}.${method}(${property ?? index})`);
  });
}

function isValidated({ property, typeFn }: DeclaredArgument, reflected: unknown): boolean {
  if (property === undefined) return isClass(reflected);
  const [type] = [typeFn?.() ?? reflected].flat();
  const isInput = isClass(type) && Reflect.getMetadata(CLASS_TYPE, type) === INPUT;
  return !isInput || reflected === type;
}

function isClass(type: unknown): type is Type {
  return typeof type === 'function' && type !== Object && type !== Array;
}

const resolvers = [...new Set(FEATURE_MODULES.flatMap(providersOf))];

it('finds an input that is not validated', () => {
  expect(unvalidatedIn(CarelessResolver).sort()).toEqual([
    'CarelessResolver.ask(many)',
    'CarelessResolver.ask(nullable)',
  ]);
});

it('every input of every resolver is validated', () => {
  const argumentsOf = (resolver: Type) =>
    Object.getOwnPropertyNames(resolver.prototype as object).filter((method) =>
      Reflect.hasMetadata(ROUTE_ARGS_METADATA, resolver, method),
    );
  expect(resolvers.flatMap(argumentsOf).length).toBeGreaterThan(8);
  expect(resolvers.flatMap(unvalidatedIn)).toEqual([]);
});
