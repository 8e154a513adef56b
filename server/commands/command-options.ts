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
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new BootError(`Usage: ${usage}`);
  }
}
