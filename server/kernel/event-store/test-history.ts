import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Permission } from '../actor/actor.js';
import { openTestDatabase } from '../database/test-database.js';
import { testEvidence } from '../event-audit/test-evidence.js';
import { Outbox } from '../queue/outbox.js';
import { Subscriptions } from '../queue/subscriptions.js';
import { ChangeFeed } from './change-feed.js';
import { CommandRunner } from './command-runner.js';
import type { Cause } from '../actor/cause.js';
import type { Personal } from './domain-event.js';
import { EventStore } from './event-store.js';
import type { EventSourced } from './projection.js';

export type TankEvent =
  | { type: 'TankOpened'; data: { owner: Personal<{ name: string }>; litres: number } }
  | { type: 'TankFilled'; data: { litres: number } };

interface TankState {
  litres: number;
}

/** A category as small as can be, whose read table has its name. */
function containers(name: string, permission: Permission): EventSourced<TankEvent, TankState> {
  return {
    category: {
      name,
      permission,
      kinds: {
        TankOpened: { personal: ['owner'], upcasts: [] },
        TankFilled: { personal: [], upcasts: [] },
      },
    },
    fold: (history) => ({ litres: history.reduce((sum, { data }) => sum + data.litres, 0) }),
    projection: {
      tables: [{ name, key: ['id'] }],
      async apply(transaction, { type, data, stream, version }) {
        if (type === 'TankOpened') {
          const values = [stream, data.owner?.name, data.litres, version];
          await transaction.query(
            `INSERT INTO ${name} (id, owner, litres, version) VALUES ($1, $2, $3, $4)`,
            values,
          );
        } else {
          const values = [stream, data.litres, version];
          await transaction.query(
            `UPDATE ${name} SET litres = litres + $2, version = $3 WHERE id = $1`,
            values,
          );
        }
      },
    },
  };
}

export const TANKS = containers('tank', 'orders');
export const BOILERS = containers('boiler', 'messages');

export const CAUSE: Cause = { actor: { kind: 'system', id: null }, requestId: 'spec-request' };

/** Of the tables that nobody changes. */
const TRIGGERS = (state: 'DISABLE' | 'ENABLE ALWAYS') =>
  ['event', 'checkpoint', 'checkpoint_head', 'erasure', 'audit', 'audit_chain']
    .map(
      (table) =>
        `ALTER TABLE ${table} ${state} TRIGGER ${table}_is_append_only; GRANT ALL ON ${table} TO CURRENT_USER`,
    )
    .join(';');

/** An event store of tanks and boilers on a database of its own. */
export async function openTestHistory() {
  const database = await openTestDatabase();
  const { dataSource } = database;
  for (const { category } of [TANKS, BOILERS]) {
    await dataSource.query(
      `CREATE TABLE ${category.name}
         (id text PRIMARY KEY, owner text, litres integer NOT NULL, version integer NOT NULL)`,
    );
  }
  const evidence = testEvidence(dataSource, { kinds: [TANKS, BOILERS] });
  const { keys, kinds, macs } = evidence;
  const store = new EventStore(dataSource, keys, macs);
  const runner = new CommandRunner(dataSource, store, new Outbox(dataSource, new Subscriptions([])));

  return {
    ...evidence,
    dataSource,
    store,
    runner,
    feed: new ChangeFeed(dataSource, kinds, keys),
    /** Starts a stream of one event. */
    async open(owner = 'Ayşe Yılmaz', source = TANKS): Promise<string> {
      const id = randomUUID();
      await runner.inTransaction(CAUSE, async (work) => {
        const stream = await work.start(source, { id, subject: { email: 'ayse@example.com' } });
        work.append(stream, [{ type: 'TankOpened', data: { owner: { name: owner }, litres: 1 } }]);
      });
      return id;
    },
    fill: (id: string, litres = 1, expectedVersion?: number, source = TANKS) =>
      runner.handle<TankEvent, TankState>({
        source,
        id,
        cause: CAUSE,
        expectedVersion,
        decide: () => [{ type: 'TankFilled', data: { litres } }],
      }),
    /** Changes history as only a superuser could. */
    async tamper(statement: string, values: unknown[] = []): Promise<void> {
      const superuser = new pg.Client({ connectionString: database.url });
      await superuser.connect();
      try {
        await superuser.query(TRIGGERS('DISABLE'));
        await superuser.query(statement, values);
        await superuser.query(TRIGGERS('ENABLE ALWAYS'));
      } finally {
        await superuser.end();
      }
    },
    close: () => database.close(),
  };
}

export type TestHistory = Awaited<ReturnType<typeof openTestHistory>>;
