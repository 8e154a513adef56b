const INDENT = '  ';

/** Prints one line per step: its title while it runs, then the seconds it took. */
export async function reportStep(title, work) {
  const startedAt = Date.now();
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
