export interface GroupedSpec {
  readonly name: string;
  readonly value: string;
  readonly unit: string | null;
  readonly group: string | null;
}

interface SpecGroup {
  /** Nothing for specs that stand under no heading. */
  readonly title: string | null;
  readonly specs: readonly GroupedSpec[];
}

/** Specs under their headings, headings in the order they first appear; those without one come first. */
export function groupSpecs(specs: readonly GroupedSpec[]): SpecGroup[] {
  const groups = new Map<string | null, GroupedSpec[]>();
  for (const spec of specs) {
    const title = spec.group?.trim() ? spec.group.trim() : null;
    groups.set(title, [...(groups.get(title) ?? []), spec]);
  }
  const titled = [...groups].map(([title, members]) => ({ title, specs: members }));
  return [...titled.filter(({ title }) => title === null), ...titled.filter(({ title }) => title !== null)];
}
