/**
 * Runs so many steps at once: step n begins when step n − lanes has ended.
 * @template Step, Result
 * @param {Step[]} steps
 * @param {(step: Step) => Promise<Result>} run
 * @param {number} lanes
 * @returns {Map<Step, Promise<Result>>} to be awaited in the order of the steps
 */
export function runInLanes(steps, run, lanes) {
  const results = [];
  for (const step of steps) {
    const before = results.length < lanes ? Promise.resolve() : results.at(-lanes);
    const result = before.then(() => run(step));
    // Awaited later: no unhandled rejection until then.
    result.catch(() => undefined);
    results.push(result);
  }
  return new Map(steps.map((step, index) => [step, results[index]]));
}
