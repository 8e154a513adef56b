import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { EntityManager } from 'typeorm';

/** A batch waits for so much text at most. */
const MAX_CHARACTERS = 1_000_000;

/**
 * Collects the statements of projections and sends them together: a replay would otherwise wait for a round trip per
 * statement. Only for statements whose results nobody reads.
 */
export class StatementBatch {
  private readonly prefix = `replay_${randomBytes(6).toString('hex')}`;
  private readonly names = new Map<string, string>();
  private pending: string[] = [];
  private characters = 0;

  constructor(private readonly transaction: Pick<EntityManager, 'query'>) {}

  /** What projections are given. */
  asTransaction(): EntityManager {
    return { query: (text: string, values: unknown[] = []) => this.add(text, values) } as EntityManager;
  }

  async flush(): Promise<void> {
    if (this.pending.length === 0) return;
    const text = this.pending.join(';\n');
    this.discard();
    await this.transaction.query(text);
  }

  discard(): void {
    this.pending = [];
    this.characters = 0;
  }

  /** Statements are prepared for the session, not for the transaction. */
  async close(): Promise<void> {
    const prepared = [...this.names.values()].map((name) => `DEALLOCATE ${name}`);
    if (prepared.length > 0) await this.transaction.query(prepared.join(';'));
  }

  private async add(text: string, values: readonly unknown[]): Promise<unknown[]> {
    const literals = values.map(literalOf);
    if (literals.includes(undefined)) {
      await this.flush();
      return this.transaction.query(text, [...values]);
    }
    const name = await this.prepared(text);
    const statement = `EXECUTE ${name}${literals.length > 0 ? `(${literals.join(', ')})` : ''}`;
    this.pending.push(statement);
    this.characters += statement.length;
    if (this.characters > MAX_CHARACTERS) await this.flush();
    return [];
  }

  private async prepared(text: string): Promise<string> {
    const known = this.names.get(text);
    if (known) return known;
    const name = `${this.prefix}_${this.names.size}`;
    await this.transaction.query(`PREPARE ${name} AS ${text}`);
    this.names.set(text, name);
    return name;
  }
}

/** Undefined for what has no simple literal, such as a list. */
function literalOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (typeof value === 'number' || typeof value === 'boolean') return `'${String(value)}'`;
  return value instanceof Date ? `'${value.toISOString()}'` : undefined;
}
