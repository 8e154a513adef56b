import pg from 'pg';

/**
 * A connection of a pool. Between being handed out and the listener of its new holder nobody listens to its errors, and Node
 * ends a process for an error that nobody listens to: a PostgreSQL that shuts down may say so in the very packet in which it
 * accepts a connection. The error is not lost, the next statement on the connection fails with it.
 */
export class PooledClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
