import { type CommandShop, openCommandShop } from '../testing/command-shop.js';

const CLOSED = {
  enabled: true,
  message: 'Pazartesi açığız.',
  allowAdminAccess: false,
  disableIndexing: true,
};

let shop: CommandShop;

openCommandShop((opened) => (shop = opened));

const run = (...args: string[]) => shop.run('maintenance:off', ...args);

const latest = async () => {
  const { rows } = await shop.database.query<{ document: object }>(
    `SELECT document FROM document_version WHERE collection = 'content' AND id = 'maintenance' ORDER BY version DESC LIMIT 1`,
  );
  return rows[0]?.document;
};

it('maintenance:off opens the shop and leaves the rest, and says when it was open already', async () => {
  await shop.database.query(
    `INSERT INTO document_version (collection, id, version, document, actor_kind, request_id)
     VALUES ('content', 'maintenance', 2, $1, 'system', 'spec')`,
    [JSON.stringify(CLOSED)],
  );
  expect(await run()).toEqual({ code: 0, stderr: '', stdout: 'The shop is open again\n' });
  expect(await latest()).toEqual({ ...CLOSED, enabled: false });
  expect((await run()).stdout).toBe('The shop was open already\n');
});

it('maintenance:off takes nothing else', async () => {
  const { code, stderr } = await run('now');
  expect(code).toBe(1);
  expect(stderr).toContain('Usage: maintenance:off');
});
