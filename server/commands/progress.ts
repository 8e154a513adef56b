const EVERY_MS = 2_000;

let last = Date.now();

/** Prints on standard error what a long command is about, at most every two seconds. */
export function progressLine(line: string): void {
  if (Date.now() - last < EVERY_MS) return;
  last = Date.now();
  process.stderr.write(`… ${line}\n`);
}

/** «1 event», «2 events» */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
