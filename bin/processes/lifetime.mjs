import { printError } from '../operator/terminal.mjs';
import { watchNpm } from './npm-parent.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** npm forwards the Ctrl-C that the terminal sent to both: two signals within a second are one. */
const SAME_SIGNAL_MS = 1_000;

/** A signal interrupted the command. */
export class Interruption extends Error {}

/**
 * The lifetime of a command: what was opened is closed in reverse order, on a signal, after an error, or at the end.
 * A second signal ends the command without waiting.
 * @typedef {{ signal: AbortSignal, interrupted: Promise<unknown>, onStop(stop: () => Promise<void>): void,
 *   stop(): Promise<void>, part(): Lifetime }} Lifetime `part` is stopped with the whole, or earlier
 * @returns {Lifetime}
 */
export function openLifetime() {
  const controller = new AbortController();
  let interruptedAt;
  const interrupt = () => {
    if (interruptedAt === undefined) {
      interruptedAt = Date.now();
      controller.abort(new Interruption());
    } else if (Date.now() - interruptedAt > SAME_SIGNAL_MS) {
      process.exit(130);
    }
  };
  SIGNALS.forEach((name) => process.on(name, interrupt));
  watchNpm(interrupt);
  const { signal } = controller;
  return partOf({ signal, interrupted: new Promise((resolve) => signal.addEventListener('abort', resolve)) });
}

function partOf({ signal, interrupted }) {
  const stoppers = [];
  const onStop = (stop) => stoppers.push(stop);
  const stop = async () => {
    for (let last = stoppers.pop(); last; last = stoppers.pop()) {
      await last().catch((error) => printError(String(error)));
    }
  };
  const part = () => {
    const inner = partOf({ signal, interrupted });
    onStop(inner.stop);
    return inner;
  };
  return { signal, interrupted, onStop, stop, part };
}
