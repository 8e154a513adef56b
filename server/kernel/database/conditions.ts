/** Collects the conditions of a WHERE clause and the values of their parameters. */
export class Conditions {
  /** @param values shared with other parts of a statement */
  constructor(
    readonly values: unknown[] = [],
    private readonly parts: string[] = [],
  ) {}

  /** These conditions for another part of the same statement, which adds its own; the parameters are shared. */
  branch(): Conditions {
    return new Conditions(this.values, [...this.parts]);
  }

  /** Adds a value and returns its placeholder. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** Adds a condition; all of them must hold. */
  add(condition: string): this {
    this.parts.push(`(${condition})`);
    return this;
  }

  /** `true` without any condition. */
  get sql(): string {
    return this.parts.join(' AND ') || 'true';
  }
}
