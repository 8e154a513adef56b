/** Collects conditions and the values of their parameters. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];

  /** Keeps a value and returns its placeholder. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  add(condition: string): this {
    this.parts.push(`(${condition})`);
    return this;
  }

  get sql(): string {
    return this.parts.join(' AND ') || 'true';
  }
}

/** Leaves out what visitors do not see. */
export function addVisibility(conditions: Conditions, hiddenCategoryIds: readonly string[]): void {
  if (hiddenCategoryIds.length === 0) return;
  conditions.add(`coalesce(p.category_id, '') <> ALL(${conditions.value(hiddenCategoryIds)}::text[])`);
}
