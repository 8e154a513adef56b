import { OperatorError } from '../operator/operator-error.mjs';
import { runToEnd, tailOf } from './run-to-end.mjs';

/** Runs a Node script to its end. @returns {Promise<string>} its output @throws {OperatorError} when it failed */
export async function runNode(args, { env, signal }) {
  const { code, output } = await runToEnd(process.execPath, args, { env, signal });
  if (code === 0) return output;
  // Our own commands report an expected error in one clear line.
  if (isOneLine(output)) throw new OperatorError(output.trim());
  throw new OperatorError(`\`node ${args.join(' ')}\` failed, see above.`, { output: tailOf(output) });
}

function isOneLine(output) {
  const text = output.trim();
  return text !== '' && !text.includes('\n');
}
