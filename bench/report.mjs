const rows = [];

/** Adds a row to the final table: the measurement, its reference and the goal. */
export function report({ what, measured, reference, ratio, goal, reached }) {
  rows.push({ what, measured, reference, ratio, goal, reached });
  process.stdout.write(
    `  ${what}: ${measured} (reference ${reference}) → ${ratio}, goal ${goal}${mark(reached)}\n`,
  );
}

/**
 * Adds a row for a time that must not be more than `max` times another one.
 *
 * @param {{ what: string, ms: number, referenceMs: number, measuredNote?: string, referenceNote?: string, max: number }} row
 */
export function reportFactor({ what, ms, referenceMs, measuredNote, referenceNote, max }) {
  const factor = ms / referenceMs;
  report({
    what,
    measured: [duration(ms), measuredNote].filter(Boolean).join(', '),
    reference: [duration(referenceMs), referenceNote].filter(Boolean).join(', '),
    ratio: `${factor.toFixed(2)} ×`,
    goal: `≤ ${max} ×`,
    reached: factor <= max,
  });
}

/** A time in milliseconds as text. */
export const duration = (ms) => (ms < 1_000 ? `${ms.toFixed(0)} ms` : `${(ms / 1_000).toFixed(1)} s`);

/** Prints all rows as a Markdown table. */
export function printReport() {
  const lines = rows.map(
    ({ what, measured, reference, ratio, goal, reached }) =>
      `| ${what} | ${measured} | ${reference} | ${ratio} | ${goal} |${mark(reached)} |`,
  );
  process.stdout.write(
    ['', '| what | measured | reference | figure | goal | |', '|---|---|---|---|---|---|', ...lines, ''].join(
      '\n',
    ),
  );
}

function mark(reached) {
  if (reached === undefined) return '';
  return reached ? ' reached' : ' MISSED';
}
