interface Entry {
  readonly version: number;
  readonly type: string;
  readonly actor: { readonly name: string | null };
}

/** Who did what to a quote, by the versions of its events. */
export type Authors = ReadonlyMap<number, string>;

export const authorsOf = (history: readonly Entry[]): Authors =>
  new Map(history.flatMap(({ version, actor }) => (actor.name === null ? [] : [[version, actor.name]])));

/** Who gave each offer, in their order; null where nobody is known. */
export const offerAuthorsOf = (history: readonly Entry[]): (string | null)[] =>
  history.filter(({ type }) => type === 'QuoteOffered').map(({ actor }) => actor.name);
