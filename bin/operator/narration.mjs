const INDENT = '  ';

/** Says what happens while it happens: one short line a step, with the seconds it took. */
export async function narrate(title, work) {
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

/** For work whose steps nobody wants to read. */
export function silently(_title, work) {
  return work();
}

export function say(line = '') {
  process.stdout.write(line === '' ? '\n' : `${INDENT}${line}\n`);
}

export function complain(line) {
  process.stderr.write(`${line}\n`);
}

function secondsSince(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}
