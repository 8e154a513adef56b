import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { readConfig } from '../../../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../../../kernel/config/test-master-key.js';
import { Checkpoints } from '../../../kernel/event-audit/checkpoints.js';
import { JobRunner } from '../../../kernel/jobs/job-runner.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { recordStaff, type SignedInBrowser } from '../../../testing/people.js';
import { staffWithPassword } from '../../../testing/second-factor.js';
import { PASSWORD } from '../../../testing/sign-in.js';
import { WorkerModule } from '../../../worker.module.js';

const VERIFICATION = `{ id status scope finishedAt events entries checkpoints actor { id } violation { text line recordId }
  progress { stage done total } }`;
const STATE = `{ auditState { events entries checkpointCount checkpoints { id digest line }
  running ${VERIFICATION} last ${VERIFICATION} lastIntact ${VERIFICATION} } }`;
const START = `mutation ($scope: AuditVerificationScope!) { startAuditVerification(scope: $scope) ${VERIFICATION} }`;
const CANCEL = `mutation ($id: ID!) { cancelAuditVerification(id: $id) ${VERIFICATION} }`;
const SEAL = 'mutation { takeAuditCheckpoint { id events entries digest line } }';
const ENTRIES = `{ auditRecords(filter: { source: ENTRY }, sort: OLDEST) { items { id isGenuine } } }`;
const KEY = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key { id } } }';

interface Verification {
  id: string;
  status: string;
  events: number | null;
  entries: number | null;
  violation: { text: string; line: string; recordId: string | null } | null;
  progress: { stage: string | null } | null;
  actor: { id: string | null };
}

interface State {
  entries: number;
  checkpointCount: number;
  checkpoints: { id: number; line: string }[];
  running: Verification | null;
  last: Verification | null;
  lastIntact: Verification | null;
}

let api: TestApi;
let worker: INestApplicationContext;
let database: DataSource;
let staff: SignedInBrowser;

beforeEach(async () => {
  api = await openTestApi();
  database = api.app.get(DataSource);
  const environment = { DATABASE_URL: api.databaseUrl, MASTER_KEY: TEST_MASTER_KEY, NODE_ENV: 'test' };
  worker = await NestFactory.createApplicationContext(WorkerModule.forCommands(readConfig(environment)), {
    logger: false,
  });
  await worker.get(Checkpoints).take();
  staff = await recordStaff(api.app, await staffWithPassword(api, ['users', 'settings']));
  for (const name of ['Bir', 'İki', 'Üç']) {
    await staff.ask(KEY, { input: { name, permissions: ['USERS'], password: PASSWORD } });
  }
});

afterEach(async () => {
  await worker.close();
  await api.close();
});

const state = async () => (await staff.ask<{ auditState: State }>(STATE)).auditState;

const start = async (scope: 'FULL' | 'MOVED') =>
  (await staff.ask<{ startAuditVerification: Verification }>(START, { scope })).startAuditVerification;

/** What a worker does with the job of a verification. */
async function carryOut({ id }: { id: string }): Promise<void> {
  const [row] = await database.query<[{ jobId: string }]>(
    'SELECT job_id AS "jobId" FROM audit_verification WHERE id = $1',
    [id],
  );
  await worker.get(JobRunner).runHere(row.jobId);
}

/** As the owner of the database does it, who knows how to pass its triggers. */
async function tamper(statement: string): Promise<void> {
  await database.query(`
    ALTER TABLE audit DISABLE TRIGGER audit_is_append_only;
    ${statement};
    ALTER TABLE audit ENABLE ALWAYS TRIGGER audit_is_append_only`);
}

it('verifies on demand, and says who asked and what was proven', async () => {
  const asked = await start('FULL');
  expect(asked).toMatchObject({ status: 'RUNNING', progress: { stage: null }, actor: { id: staff.user.id } });
  expect((await state()).running?.id).toBe(asked.id);
  expect((await start('MOVED')).id).toBe(asked.id);
  await carryOut(asked);
  const { running, last, lastIntact, checkpoints, checkpointCount } = await state();
  expect(running).toBeNull();
  expect(last).toMatchObject({ id: asked.id, status: 'INTACT', violation: null, progress: null });
  expect(last!.entries).toBeGreaterThanOrEqual(3);
  expect(lastIntact?.id).toBe(asked.id);
  expect(checkpointCount).toBe(1);
  expect(JSON.parse(checkpoints[0]!.line)).toMatchObject({ id: 1, mac: expect.any(String) as string });
});

it.each(['FULL', 'MOVED'] as const)(
  'names an entry that somebody changed, and marks it in the list: %s',
  async (scope) => {
    await tamper(`UPDATE audit SET subject = 'api-key gizli' WHERE id = 2`);
    await carryOut(await start(scope));
    const { last, lastIntact } = await state();
    expect(last).toMatchObject({
      status: 'BROKEN',
      violation: {
        text: 'Özet kayda uymuyor: kayıt yazıldıktan sonra değiştirilmiş.',
        line: 'history: entry 2 of the audit log: the hash does not fit the entry',
        recordId: 'entry-2',
      },
    });
    expect(lastIntact).toBeNull();
    const { auditRecords } = await staff.ask<{
      auditRecords: { items: { id: string; isGenuine: boolean }[] };
    }>(ENTRIES);
    const changed = auditRecords.items.filter(({ isGenuine }) => !isGenuine).map(({ id }) => id);
    expect(changed).toEqual(['entry-2']);
  },
);

it('marks an entry whose hash was recomputed: the owner of the database has no key to sign it', async () => {
  await tamper(`
    ALTER TABLE audit_chain DISABLE TRIGGER audit_chain_is_append_only;
    UPDATE audit SET actor_id = 'baskasi' WHERE id = 3;
    UPDATE audit_chain AS link SET hash = audit_hash(link.previous_hash, link.position, audit) FROM audit
      WHERE audit.id = link.audit_id AND audit.id = 3;
    ALTER TABLE audit_chain ENABLE ALWAYS TRIGGER audit_chain_is_append_only`);
  const { auditRecords } = await staff.ask<{
    auditRecords: { items: { id: string; isGenuine: boolean }[] };
  }>(ENTRIES);
  expect(auditRecords.items.filter(({ isGenuine }) => !isGenuine).map(({ id }) => id)).toEqual(['entry-3']);
});

it('ends a verification that somebody stops, without a result', async () => {
  const asked = await start('FULL');
  await staff.ask(CANCEL, { id: asked.id });
  await carryOut(asked);
  const { running, last } = await state();
  expect(running).toBeNull();
  expect(last).toBeNull();
  expect(await staff.codeOf(CANCEL, { id: '00000000-0000-4000-8000-000000000000' })).toBe('NOT_FOUND');
});

it('closes a verification whose job is gone, and begins another', async () => {
  const asked = await start('FULL');
  await database.query('DELETE FROM job');
  const next = await start('FULL');
  expect(next.id).not.toBe(asked.id);
  expect((await state()).last).toMatchObject({ id: asked.id, status: 'FAILED' });
});

it('is for staff who may see who did what', async () => {
  const clerk = await api.staff(['orders', 'settings', 'catalog', 'content']);
  for (const [operation, variables] of [
    [STATE, {}],
    [START, { scope: 'FULL' }],
    [CANCEL, { id: '00000000-0000-4000-8000-000000000000' }],
    [SEAL, {}],
  ] as const) {
    expect(await clerk.codeOf(operation, variables)).toBe('FORBIDDEN');
  }
});

it('records that it was asked for, and how it ended', async () => {
  await carryOut(await start('MOVED'));
  const rows = await database.query<{ what: string; after: object }[]>(
    `SELECT what, after FROM audit WHERE subject LIKE 'audit-verification %' ORDER BY id`,
  );
  expect(rows.map(({ what }) => what)).toEqual(['audit-verification-started', 'audit-verification-ended']);
  expect(rows[1]!.after).toMatchObject({ outcome: 'intact' });
  const facts = await database.query<unknown[]>(`SELECT FROM outbox WHERE fact = 'HistoryVerified'`);
  expect(facts.length).toBeGreaterThan(0);
});

describe('a checkpoint that somebody asks for', () => {
  it('seals what was recorded since the last, and is recorded itself', async () => {
    const { takeAuditCheckpoint: taken } = await staff.ask<{
      takeAuditCheckpoint: { id: number; entries: number; line: string };
    }>(SEAL);
    const { checkpoints, entries } = await state();
    expect(checkpoints[0]).toMatchObject({ id: 2, line: taken.line });
    expect(taken).toMatchObject({ id: 2, entries: entries - 1 });
    const rows = await database.query<object[]>(
      `SELECT actor_id, subject, after FROM audit WHERE what = 'audit-checkpoint-taken'`,
    );
    const after = expect.objectContaining({ auditEntries: taken.entries }) as object;
    expect(rows).toEqual([{ actor_id: staff.user.id, subject: 'audit-checkpoint 2', after }]);
  });

  it('is refused once something sealed is gone, and nothing is recorded of it', async () => {
    await staff.ask(SEAL);
    await tamper('DELETE FROM audit WHERE id = 3');
    await database.query(`
      ALTER TABLE audit_chain DISABLE TRIGGER audit_chain_is_append_only;
      DELETE FROM audit_chain WHERE position > 1`);
    expect(await staff.codeOf(SEAL)).toBe('HISTORY_WAS_CHANGED');
    expect((await state()).checkpointCount).toBe(2);
  });
});
