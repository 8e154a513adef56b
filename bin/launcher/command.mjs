import { Fault } from '../operator/fault.mjs';
import { Interruption, openLifetime } from '../processes/lifetime.mjs';
import { complain } from '../operator/narration.mjs';

const INTERRUPTED = 130;

/**
 * Runs a command of the launcher and closes whatever it opened, however it ends.
 * @param {(lifetime: ReturnType<typeof openLifetime>) => Promise<number>} work gives the exit code
 */
export async function runCommand(work) {
  const lifetime = openLifetime();
  const code = await work(lifetime).catch(explain);
  await lifetime.stop();
  process.exit(code);
}

/** Tells what went wrong. @returns {number} the exit code it means */
export function explain(error) {
  if (error instanceof Interruption) return INTERRUPTED;
  if (error instanceof Fault) complain([error.output, error.message].filter(Boolean).join('\n\n'));
  else console.error(error);
  return 1;
}
