import pg from 'pg';
import { DataSource } from 'typeorm';
import { StaffAccountsService } from '../features/accounts/index.js';
import { StaffOrdersService } from '../features/orders/index.js';
import { dataSourceOptions } from '../kernel/database/data-source-options.js';
import { copyTestDatabase, dropTestDatabase } from '../kernel/database/test-database.js';
import { type AuditViolation, violationLine } from '../kernel/event-audit/audit-violation.js';
import type { ExportedCheckpoint } from '../kernel/event-audit/checkpoint.js';
import { EVIDENCE } from '../evidence.js';
import { evidenceOn } from './evidence.js';
import { openTestOrders } from './orders.js';
import { SPEC_CAUSE } from './spec-cause.js';

const CONNECTIONS = 3;

/** What somebody who knows the code would call to make unsigned hashes fit again. */
const RECOMPUTATIONS = `
  CREATE FUNCTION rechain(of_stream text) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    one event;
    link bytea := decode(repeat('00', 32), 'hex');
  BEGIN
    FOR one IN SELECT * FROM event WHERE stream = of_stream ORDER BY version LOOP
      UPDATE event SET previous_hash = link, hash = event_hash(link, position, stream, version, type, schema_version,
        actor_kind, actor_id, request_id, recorded_at, data) WHERE position = one.position RETURNING hash INTO link;
    END LOOP;
  END $$;
  CREATE FUNCTION reseal() RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    one checkpoint;
    link bytea := decode(repeat('00', 32), 'hex');
  BEGIN
    UPDATE checkpoint_head AS head SET hash = event.hash FROM event
      WHERE event.stream = head.stream AND event.version = head.version;
    FOR one IN SELECT * FROM checkpoint ORDER BY id LOOP
      UPDATE checkpoint SET digest = (SELECT
        sha256(convert_to(concat_ws(' ', one.id, one.position, encode(link, 'hex')), 'UTF8') ||
          coalesce(string_agg(convert_to(concat_ws(' ', E'\\n' || stream, version, encode(hash, 'hex')), 'UTF8'),
            ''::bytea ORDER BY stream), ''::bytea)) FROM checkpoint_head WHERE checkpoint_id = one.id)
        WHERE id = one.id RETURNING digest INTO link;
    END LOOP;
  END $$;`;

const triggers = (state: 'DISABLE' | 'ENABLE ALWAYS') =>
  EVIDENCE.appendOnlyTables
    .map((table) => `ALTER TABLE ${table} ${state} TRIGGER ${table}_is_append_only;`)
    .join('\n');

/** Ways to ask for a proof, from the cheapest. */
export type Verification = 'plain' | 'full' | 'prove' | 'against';

type Orders = Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', string>;

/** What a manipulation can refer to. */
export interface Manipulated {
  /** Ids of the orders; the stream of each is `order-<id>`. */
  orders: Orders;
  /** An assignment that puts the latest seal back to what it was after the event at a position. */
  sealAfter: Record<4 | 8, string>;
}

export type ManipulatedShop = Awaited<ReturnType<typeof openManipulatedShop>>;

/**
 * A shop whose database is copied for each manipulation. Its events by position: 1 order A, 2 order B, 3 a note to A,
 * 4 order C, then checkpoint 2; 5 order D, 6 a note to B, then checkpoint 3, which is exported; 7 order E, 8 A is paid,
 * 9 order F, then the latest seal. Checkpoint 1 was taken when the database was migrated.
 */
export async function openManipulatedShop() {
  const shop = await openTestOrders();
  const { dataSource, app } = shop;
  const { checkpoints, seals } = evidenceOn(dataSource);
  const service = app.get(StaffOrdersService);
  const buyer = shop.browser();
  const place = async () => (await shop.place(buyer)).id;
  const a = await place();
  const b = await place();
  await service.note({ orderId: a, note: 'Kapıda arayın' }, SPEC_CAUSE);
  const c = await place();
  await shop.program();
  await createStaff(app.get(StaffAccountsService), 'ilk@example.com');
  await checkpoints.take();
  const sealAfter4 = await assignmentOfSeal(dataSource);
  const d = await place();
  await service.note({ orderId: b, note: 'Öğleden sonra' }, SPEC_CAUSE);
  const exported = await checkpoints.take();
  await shop.program();
  const e = await place();
  await service.markPaid({ orderId: a, expectedVersion: 2 }, SPEC_CAUSE);
  await seals.renew();
  const sealAfter8 = await assignmentOfSeal(dataSource);
  const f = await place();
  await seals.renew();
  await shop.stop();
  const manipulated: Manipulated = {
    orders: { a, b, c, d, e, f },
    sealAfter: { 4: sealAfter4, 8: sealAfter8 },
  };

  /**
   * Changes a copy of the shop as its owner could, with every trigger off meanwhile.
   *
   * @param afterwards what is done when the triggers are on again
   * @returns what each verification says that finds something
   */
  async function findingsAfter(
    change: (shop: Manipulated) => string,
    afterwards = '',
  ): Promise<Partial<Record<Verification, string>>> {
    const url = await copyTestDatabase(shop.databaseUrl);
    try {
      const owner = new pg.Client({ connectionString: url });
      await owner.connect();
      const steps = [RECOMPUTATIONS, triggers('DISABLE'), change(manipulated), triggers('ENABLE ALWAYS')];
      for (const step of [...steps, afterwards]) await owner.query(step);
      await owner.end();
      return await findingsIn(url, exported);
    } finally {
      await dropTestDatabase(url);
    }
  }

  return { findingsAfter, close: () => shop.close() };
}

/** Their name and address are sealed in the audit log. */
const createStaff = (accounts: StaffAccountsService, email: string) =>
  accounts.create(
    { name: 'Zeynep Kaya', email, role: 'admin', permissions: ['orders'], username: null, password: null },
    SPEC_CAUSE,
  );

async function assignmentOfSeal(dataSource: DataSource): Promise<string> {
  const [{ seal }] = await dataSource.query<[{ seal: string }]>(
    'SELECT to_jsonb(latest_seal)::text AS seal FROM latest_seal',
  );
  return `DELETE FROM latest_seal; INSERT INTO latest_seal SELECT * FROM jsonb_populate_record(NULL::latest_seal, '${seal}')`;
}

async function findingsIn(url: string, exported: ExportedCheckpoint) {
  const options = {
    url,
    applicationName: 'tests',
    poolSize: CONNECTIONS,
    statementTimeoutMs: 0,
    migrations: [],
  };
  const dataSource = await new DataSource(dataSourceOptions(options)).initialize();
  const { audit, proof } = evidenceOn(dataSource);
  const verify = async (request: Parameters<typeof audit.verify>[0]) =>
    (await audit.verify(request)).violation;
  const asked: Record<Verification, Promise<AuditViolation | undefined>> = {
    plain: verify({ from: 'checkpoint' }),
    full: verify({ from: 'beginning' }),
    prove: proof.firstDifference(),
    against: verify({ from: 'checkpoint', exported: [exported] }),
  };
  try {
    const findings: Partial<Record<Verification, string>> = {};
    for (const [verification, asking] of Object.entries(asked) as [Verification, (typeof asked)['plain']][]) {
      const violation = await asking;
      if (violation) findings[verification] = violationLine(violation);
    }
    return findings;
  } finally {
    await dataSource.destroy();
  }
}
