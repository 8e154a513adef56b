import type { Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';

/** Reads what did not come over GraphQL by the rules of an input; else the names of the fields that break them. */
export async function readInput<Input extends object>(
  type: Type<Input>,
  given: object,
): Promise<{ input: Input } | { wrong: string[] }> {
  const input = plainToInstance(type, given);
  const errors = await validate(input);
  return errors.length === 0 ? { input } : { wrong: errors.map(({ property }) => property) };
}
