import { OperatorError } from '../operator/operator-error.mjs';
import { Interruption } from '../processes/lifetime.mjs';
import { runStep } from './run-step.mjs';

const FAILED = { passed: 0, failed: 1, skipped: 0 };

/** A gate throws the reason of an aborted signal before it starts anything. */
function lifetimeWith(signal = new AbortController().signal) {
  let stops = 0;
  const part = { signal, onStop() {}, stop: async () => void (stops += 1) };
  return { part: () => part, stopCount: () => stops };
}

function aborted(reason) {
  const controller = new AbortController();
  controller.abort(reason);
  return controller.signal;
}

const GATE = { kind: 'gate', script: 'lint' };

it('counts an operator error as a failure and shows its output before its line', async () => {
  const error = new OperatorError('It failed, see above.', { output: 'line 1' });
  const outcome = await runStep(GATE, lifetimeWith(aborted(error)));
  expect(outcome).toEqual({ counts: FAILED, output: 'line 1\n\nIt failed, see above.' });
});

it('counts an unexpected error as a failure with its stack, so that the next steps run', async () => {
  const error = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const lifetime = lifetimeWith(aborted(error));
  expect(await runStep(GATE, lifetime)).toEqual({ counts: FAILED, output: error.stack });
  expect(lifetime.stopCount()).toBe(1);
});

it('ends the run when the command was interrupted', async () => {
  await expect(runStep(GATE, lifetimeWith(aborted(new Interruption())))).rejects.toThrow(Interruption);
});
