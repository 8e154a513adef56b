import { Fault } from '../operator/fault.mjs';
import { runToEnd, tailOf } from './run-to-end.mjs';

/** Runs a script of ours to its end. @returns {Promise<string>} what it wrote @throws {Fault} when it failed */
export async function runNode(args, { env, signal }) {
  const { code, output } = await runToEnd(process.execPath, args, { env, signal });
  if (code === 0) return output;
  // A refusal of our own commands is one clear line already.
  if (isOneLine(output)) throw new Fault(output.trim());
  throw new Fault(`\`node ${args.join(' ')}\` failed, see above.`, { output: tailOf(output) });
}

function isOneLine(output) {
  const text = output.trim();
  return text !== '' && !text.includes('\n');
}
