import { parseArgs, type ParseArgsConfig } from 'node:util';
import { BootError } from '../kernel/config/boot-error.js';

type Options = NonNullable<ParseArgsConfig['options']>;
type Given<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known }>>['values'];

/**
 * The options of a command that takes nothing else.
 *
 * @throws {BootError} with the usage, for any other call
 */
export function readOptions<const Known extends Options>(
  usage: string,
  args: string[],
  options: Known,
): Given<Known> {
  const { values, positionals } = readArguments(usage, args, options);
  if (positionals.length > 0) throw new BootError(`Usage: ${usage}`);
  return values;
}

/**
 * The options of a command and what else it was called with.
 *
 * @throws {BootError} with the usage, for an unknown option
 */
export function readArguments<const Known extends Options>(
  usage: string,
  args: string[],
  options: Known,
): { values: Given<Known>; positionals: string[] } {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new BootError(`Usage: ${usage}`);
  }
}
