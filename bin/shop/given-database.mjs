import { Fault } from '../operator/fault.mjs';

const PATIENCE_MS = 5_000;

/** @throws {Fault} when the server behind DATABASE_URL does not let us in */
export async function assertReachable(databaseUrl) {
  // Loaded late: the launcher starts before its packages are installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new Fault(
      `DATABASE_URL: cannot connect to ${new URL(databaseUrl).host}: ${error.message || error.code}.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
