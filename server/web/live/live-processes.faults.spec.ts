import { randomUUID } from 'node:crypto';
import { until } from '../../kernel/clock/test-until.js';
import { generateToken, tokenHash } from '../../kernel/keys/secret-token.js';
import { openProcessShop, type ProcessShop } from '../../testing/process-shop.js';

let shop: ProcessShop;

openProcessShop((opened) => (shop = opened));

/** The session cookie of a new member of staff. */
async function staffCookie(): Promise<string> {
  const [email, token] = [`${randomUUID()}@example.com`, generateToken()];
  await shop.database.query(
    `INSERT INTO users (id, email, email_key, name, role, permissions, is_active, customer_type, created_at, updated_at)
     VALUES (gen_random_uuid(), $1, $1, 'Deniz', 'super_admin', '{}', true, 'consumer', now(), now())`,
    [email],
  );
  await shop.database.query(
    `INSERT INTO user_session (id, token_hash, user_id, audience, device, started_at, last_seen_at, expires_at)
     SELECT gen_random_uuid(), $1, id, 'staff', 'Firefox', now(), now(), now() + interval '1 hour'
     FROM users WHERE email = $2`,
    [tokenHash(token), email],
  );
  return `yonetim=${token}`;
}

async function openWindow(address: string, cookie: string) {
  const { status, body } = await fetch(`${address}/admin/live`, { headers: { cookie } });
  const window = { status, text: '', isEnded: false };
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of body ?? []) window.text += decoder.decode(chunk as Uint8Array);
    window.isEnded = true;
  })();
  // Cut when the processes are killed at the end.
  reading.catch(() => undefined);
  return window;
}

it('wakes the windows of every API process, and lets each end at once however many watch', async () => {
  const apis = [
    await shop.processes.started('main.js', { DATABASE_URL: shop.databaseUrl }),
    await shop.processes.started('main.js', { DATABASE_URL: shop.databaseUrl }),
  ];
  const cookies = await Promise.all(Array.from({ length: 5 }, staffCookie));
  const windows = await Promise.all(
    apis.map(({ address }) => Promise.all(cookies.map((cookie) => openWindow(address, cookie)))),
  );
  expect(windows.flat().map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  await shop.database.query(
    `INSERT INTO notice (kind, source, subject_id, label, happened_at) VALUES ('order_placed', 'spec', '1', '1', now())`,
  );
  await until(() => windows.flat().every(({ text }) => text.includes('data: notices')));

  const begun = performance.now();
  apis[0]?.child.kill('SIGTERM');
  expect(await apis[0]?.exited).toMatchObject({ code: 0, stderr: '' });
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(windows.map((ofProcess) => ofProcess.map(({ isEnded }) => isEnded))).toEqual([
    cookies.map(() => true),
    cookies.map(() => false),
  ]);
});
