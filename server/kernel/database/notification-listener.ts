import pg from 'pg';
import type { DataSource } from 'typeorm';

/** An address that drops packets would otherwise hold up everything that waits for the connection. */
const CONNECT_TIMEOUT_MS = 5_000;

interface Listening {
  channel: string;
  /** Follows the application's name in the database's list of connections. */
  name: string;
  onNotify: (payload: string) => void;
}

/** A connection of its own that receives NOTIFY. What was sent while it was cut is lost, so its owner also has to poll. */
export class NotificationListener {
  private client?: pg.Client;

  constructor(
    private readonly dataSource: DataSource,
    private readonly listening: Listening,
  ) {}

  /** Listens from now on, if it does not already. */
  async ensure(): Promise<void> {
    if (this.client) return;
    const { url, applicationName } = this.dataSource.options as { url: string; applicationName?: string };
    const client = new pg.Client({
      connectionString: url,
      application_name: `${applicationName ?? 'shop'} ${this.listening.name}`,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    const forget = () => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    client.on('notification', ({ payload = '' }) => this.listening.onNotify(payload));
    await client.connect();
    try {
      await client.query(`LISTEN ${client.escapeIdentifier(this.listening.channel)}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    this.client = client;
  }

  async close(): Promise<void> {
    await this.client?.end();
  }
}
