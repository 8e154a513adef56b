import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { EntityManager } from 'typeorm';

/** A statement asks for a result, or has a value that is no simple literal, such as an object. */
export class NotBatchable extends Error {}

/**
 * Collects the statements of projections and sends them together: a replay would otherwise wait for a round trip per
 * statement. While some are carried out, the next are collected. Only for statements whose results nobody reads.
 */
export class StatementBatch {
  private readonly prefix = `replay_${randomBytes(6).toString('hex')}`;
  private readonly names = new Map<string, string>();
  private collected: string[] = [];
  private sent: Promise<unknown> = Promise.resolve();

  constructor(private readonly transaction: Pick<EntityManager, 'query'>) {}

  /**
   * Collects what a projection asks for.
   *
   * @throws {NotBatchable}
   */
  async collect(ask: (transaction: EntityManager) => Promise<void>): Promise<string> {
    this.collected = [];
    await ask({
      query: (text: string, values: unknown[] = []) => this.add(text, values),
    } as EntityManager);
    return this.collected.join(';\n');
  }

  /** Carries out what was collected, all of it or nothing. */
  send(text: string): Promise<unknown> {
    const statements = `SAVEPOINT batch;\n${text};\nRELEASE SAVEPOINT batch`;
    const sent = this.transaction.query(text === '' ? 'SELECT' : statements);
    // It is awaited by the caller; who waits for it here only wants the connection.
    this.sent = sent.catch(() => undefined);
    return sent;
  }

  /** After a batch that failed. */
  async takeBack(): Promise<void> {
    await this.transaction.query('ROLLBACK TO SAVEPOINT batch; RELEASE SAVEPOINT batch');
  }

  /** Statements are prepared for the session, not for the transaction. */
  async close(): Promise<void> {
    await this.deallocate(`RELEASE SAVEPOINT ${this.prefix}`);
  }

  /** The same after an error: a transaction that has failed takes nothing before it is rolled back to where that was not so. */
  async giveUp(): Promise<void> {
    await this.deallocate(`ROLLBACK TO SAVEPOINT ${this.prefix}`);
  }

  private async deallocate(first: string): Promise<void> {
    if (this.names.size === 0) return;
    const prepared = [...this.names.values()].map((name) => `DEALLOCATE ${name}`);
    await this.transaction.query([first, ...prepared].join(';'));
  }

  private async add(text: string, values: readonly unknown[]): Promise<unknown[]> {
    // Nobody may read its result here: it would be empty.
    if (/^\s*SELECT\b/i.test(text)) throw new NotBatchable();
    const name = this.names.get(text) ?? (await this.prepare(text));
    const literals = values.length > 0 ? `(${values.map(literalOf).join(', ')})` : '';
    this.collected.push(`EXECUTE ${name}${literals}`);
    return [];
  }

  private async prepare(text: string): Promise<string> {
    await this.sent;
    const name = `${this.prefix}_${this.names.size}`;
    const prepare = `PREPARE ${name} AS ${text}`;
    await this.transaction.query(this.names.size === 0 ? `${prepare};SAVEPOINT ${this.prefix}` : prepare);
    this.names.set(text, name);
    return name;
  }
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (typeof value === 'number' || typeof value === 'boolean') return `'${String(value)}'`;
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(elementOf).join(',')}}`);
  throw new NotBatchable();
}

/** As an array writes it, within quotes. */
function elementOf(value: unknown): string {
  if (value === null) return 'NULL';
  if (typeof value !== 'string' && typeof value !== 'number') throw new NotBatchable();
  return `"${String(value).replace(/["\\]/g, '\\$&')}"`;
}
