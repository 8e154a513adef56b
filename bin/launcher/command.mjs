import { OperatorError } from '../operator/operator-error.mjs';
import { Interruption, openLifetime } from '../processes/lifetime.mjs';
import { printError } from '../operator/terminal.mjs';

const INTERRUPTED = 130;

/**
 * Runs a command of the launcher and closes everything it opened, also after an error.
 * @param {(lifetime: ReturnType<typeof openLifetime>) => Promise<number>} work resolves with the exit code
 */
export async function runCommand(work) {
  const lifetime = openLifetime();
  const code = await work(lifetime).catch(printFailure);
  await lifetime.stop();
  process.exit(code);
}

/** Prints the error. @returns {number} the exit code it means */
export function printFailure(error) {
  if (error instanceof Interruption) return INTERRUPTED;
  if (error instanceof OperatorError) printError([error.output, error.message].filter(Boolean).join('\n\n'));
  else console.error(error);
  return 1;
}
