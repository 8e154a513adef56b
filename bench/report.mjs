const rows = [];

/** Adds a row to the final table: the measurement, its reference and the goal. */
export function report({ what, measured, reference, ratio, goal, reached }) {
  rows.push({ what, measured, reference, ratio, goal, reached });
  process.stdout.write(
    `  ${what}: ${measured} (reference ${reference}) → ${ratio}, goal ${goal}${mark(reached)}\n`,
  );
}

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
