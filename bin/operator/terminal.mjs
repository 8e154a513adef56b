const INDENT = '  ';

/** Prints one line per step: its title while it runs, then the seconds it took. */
export async function reportStep(title, work, startedAt = Date.now()) {
  process.stdout.write(`${INDENT}${title} … `);
  try {
    const result = await work();
    process.stdout.write(`${secondsSince(startedAt)}\n`);
    return result;
  } catch (error) {
    process.stdout.write('\n');
    throw error;
  }
}

/**
 * For a step that goes on beside others, whose lines it must not break: its own follows when they are done.
 * @param {Promise<unknown>} others
 */
export function reportAfter(others) {
  return async (title, work) => {
    const startedAt = Date.now();
    const working = work();
    const failure = new Promise((_, reject) => working.catch(reject));
    await Promise.race([others, failure]);
    return reportStep(title, () => working, startedAt);
  };
}

/** Runs a step without printing it. */
export function runSilently(_title, work) {
  return work();
}

export function print(line = '') {
  process.stdout.write(line === '' ? '\n' : `${INDENT}${line}\n`);
}

export function printError(line) {
  process.stderr.write(`${line}\n`);
}

function secondsSince(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}
