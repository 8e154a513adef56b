interface Line {
  /** Empty where the line is none. */
  readonly alternativeOf: string | null;
  readonly listPrice: number | null;
}

/** How many of the lines that count have a list price; undefined where all have: then its sum is that of all. */
export function listedLinesOf(lines: readonly Line[]): number | undefined {
  const counted = lines.filter(({ alternativeOf }) => !alternativeOf);
  const listed = counted.filter(({ listPrice }) => listPrice !== null);
  return listed.length < counted.length ? listed.length : undefined;
}
