import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { until } from './kernel/clock/test-until.js';
import { openProcessShop, type ProcessShop } from './testing/process-shop.js';
import type { StartedProcess } from './testing/processes.js';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const ADD =
  'mutation ($input: AddContactMessageInput!) { addContactMessage(input: $input) { number linkToken } }';
const ANSWER =
  'mutation ($input: AnswerContactMessageInput!) { answerContactMessage(input: $input) { number } }';
const REQUEST = 'mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { number linkToken } }';
const SENDER = {
  name: 'Gülfidan Özsarıca',
  email: 'gulfidan@kimse.example',
  phone: '0532 555 08 17',
  company: 'Özsarıca Isı',
};
const TEXT = 'Boylerin altından pırıltılı su geliyor';
/** What no line of a log may hold, in any case. */
const WRITTEN = ['gülfidan', 'özsarıca', 'gulfidan', '555 08 17', '5555550817', '05325550817', 'pırıltılı'];

let shop: ProcessShop;
let api: StartedProcess;
let worker: StartedProcess;

openProcessShop((opened) => (shop = opened));

async function start(environment: Record<string, string> = {}): Promise<void> {
  const { processes, databaseUrl } = shop;
  const production = {
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    LOG_LEVEL: 'trace',
    PUBLIC_URL: 'https://magaza.example',
    ...environment,
  };
  api = await processes.started('main.js', production);
  worker = await processes.started('worker.js', production);
}

async function ask(query: string, input: object) {
  const response = await fetch(`${api.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return (await response.json()) as { data: Record<string, { linkToken: string }>; errors?: object[] };
}

const form = (fields: object) =>
  fetch(`${api.address}/iletisim`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(Object.entries(fields) as [string, string][]),
  });

/** A message, one that is refused, one without scripts, an answer, and a request for a quote. */
async function write(): Promise<void> {
  const message = { ...SENDER, subject: 'COMPLAINT', message: TEXT };
  const { data } = await ask(ADD, message);
  const { linkToken: token = '' } = data.addContactMessage ?? {};
  expect((await ask(ADD, { ...message, email: `${SENDER.email} pırıltılı` })).errors).toHaveLength(1);
  await ask(ANSWER, { token, text: TEXT });
  const typed = { ad: SENDER.name, eposta: SENDER.email, konu: 'other', mesaj: TEXT };
  expect((await form(typed)).status).toBe(303);
  await form({ ...typed, eposta: 'gulfidan', siparis: 'özsarıca' });
  const lines = [{ text: TEXT, quantity: 1 }];
  await ask(REQUEST, { buyer: SENDER, lines, message: TEXT });
  await fetch(`${api.address}/ara?q=${encodeURIComponent(TEXT)}`);
}

const reactionsOf = async (database: pg.Client, condition: string) =>
  (await database.query(`SELECT FROM outbox WHERE ${condition}`)).rowCount ?? 0;

async function logs(): Promise<string> {
  // What is still being written belongs to it.
  await pause(500);
  for (const { child } of [worker, api]) child.kill('SIGTERM');
  const outputs = await Promise.all([api.exited, worker.exited]);
  return outputs.map(({ stdout, stderr }) => stdout + stderr).join('\n');
}

function expectNothingWrittenIn(text: string): void {
  const folded = text.toLocaleLowerCase('tr');
  expect(folded).toContain('request completed');
  expect(WRITTEN.filter((fragment) => folded.includes(fragment))).toEqual([]);
}

it('writes nothing of a guest into a log of a shop that is no demo, also while it has no mail server', async () => {
  await start();
  await write();
  await until(async () => (await reactionsOf(shop.database, 'done_at IS NULL')) === 0);
  expect(await reactionsOf(shop.database, 'done_at IS NOT NULL')).toBeGreaterThan(3);
  expectNothingWrittenIn(await logs());
});

it('writes nothing of a guest into a log when mails fail', async () => {
  await start({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Mağaza <magaza@example.com>' });
  await write();
  await until(async () => (await reactionsOf(shop.database, 'last_error IS NOT NULL')) > 3);
  const text = await logs();
  expect(text).toContain('a reaction failed');
  expectNothingWrittenIn(text);
});
