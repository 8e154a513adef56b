import { OperatorError } from '../operator/operator-error.mjs';

const TIMEOUT_MS = 5_000;

/** @throws {OperatorError} when the database of DATABASE_URL cannot be reached or refuses the login */
export async function assertReachable(databaseUrl) {
  // Loaded late: the launcher starts before its packages are installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new OperatorError(
      `DATABASE_URL: cannot connect to ${new URL(databaseUrl).host}: ${error.message || error.code}.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
