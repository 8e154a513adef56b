import { Disk } from 'flydrive';
import { DataSource } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { StreamKeys } from '../../kernel/event-store/stream-keys.js';
import { privateFileKey } from '../../kernel/files/private-files.js';
import { openTestApi, type TestApi } from '../../testing/api.js';
import { TEST_STAFF } from '../../testing/quotes.js';
import { MESSAGE_FILES, MessageFileSweeper } from './files/message-files.js';

const ADD = `mutation ($input: AddContactMessageInput!) { addContactMessage(input: $input) { number linkToken } }`;
const LIST =
  'query ($filter: AdminMessageFilter) { adminMessages(filter: $filter) { items { id version } } }';
const ANSWER = `mutation ($input: AnswerContactMessageInput!) {
  answerContactMessage(input: $input) { entries { side files { id name bytes } } }
}`;
const REPLY = `mutation ($input: ReplyToMessageInput!) {
  replyToMessage(input: $input) { files { name } thread { kind files { id name } } }
}`;
const INPUT = {
  name: 'Ayşe Işık',
  email: 'ayse@ornek.com',
  subject: 'TECHNICAL_SUPPORT',
  message: 'Kazan su basıncı düşüyor.',
};
const SHOWS_PATH = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = () => false;
export const renderPage = () => Promise.resolve({ status: 404, html: 'Sayfa bulunamadı', headers: {}, inlineScripts: [], cacheable: true });`;

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ environment: { RATE_LIMIT_FACTOR: '1000' }, entry: SHOWS_PATH });
});

afterAll(() => api.close());

const post = (payload: string | Buffer, name: string) =>
  api.app.inject({
    method: 'POST',
    url: `/mesaj-dosyasi?ad=${encodeURIComponent(name)}`,
    payload,
    headers: { 'content-type': 'application/octet-stream' },
  });

const uploaded = async (name = 'liste.csv', payload = 'KV-100;12\n') =>
  (await post(payload, name)).json<{ id: string }>().id;

async function send(change: object = {}): Promise<{ id: string; version: number; token: string }> {
  const { addContactMessage } = await api
    .browser()
    .ask<{ addContactMessage: { number: string; linkToken: string } }>(ADD, {
      input: { ...INPUT, ...change },
    });
  const staff = await api.staff(['messages']);
  const { adminMessages } = await staff.ask<{ adminMessages: { items: [{ id: string; version: number }] } }>(
    LIST,
    { filter: { text: addContactMessage.number } },
  );
  return { ...adminMessages.items[0], token: addContactMessage.linkToken };
}

const linked = (token: string, file: string) => api.app.inject({ url: `/mesaj/${token}/dosya/${file}` });

async function ofStaff(id: string, file: string) {
  const staff = await api.staff(['messages']);
  const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ');
  return api.app.inject({ url: `/admin/mesajlar/${id}/dosya/${file}`, headers: { cookie } });
}

it('gives the files of message, reply and answer to who has the link and to staff of messages, and to nobody else', async () => {
  const [asked, replied, answered, foreign] = await Promise.all([
    uploaded('Ölçü çizimi.csv'),
    uploaded('yanıt.csv', 'a;b'),
    uploaded('ek.csv', 'c;d'),
    uploaded(),
  ]);
  const { id, version, token } = await send({ files: [asked] });
  await send({ files: [foreign] });
  const staff = await api.staff(['messages']);
  const input = { id, expectedVersion: version, text: 'Ektedir.', files: [replied] };
  expect(await staff.ask(REPLY, { input })).toEqual({
    replyToMessage: {
      files: [{ name: 'Ölçü çizimi.csv' }],
      thread: [{ kind: 'REPLY', files: [{ id: replied, name: 'yanıt.csv' }] }],
    },
  });
  expect(
    await api.browser().ask(ANSWER, { input: { token, text: 'Bir de bu', files: [answered] } }),
  ).toMatchObject({
    answerContactMessage: {
      entries: [
        { side: 'SENDER', files: [{ id: asked, name: 'Ölçü çizimi.csv', bytes: 10 }] },
        { side: 'SHOP', files: [{ id: replied }] },
        { side: 'SENDER', files: [{ id: answered }] },
      ],
    },
  });
  const found = await linked(token, asked);
  expect([found.statusCode, found.body]).toEqual([200, 'KV-100;12\n']);
  expect(found.headers).toMatchObject({
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Ölçü çizimi.csv')}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  for (const file of [replied, answered]) {
    expect((await linked(token, file)).statusCode).toBe(200);
    expect((await ofStaff(id, file)).statusCode).toBe(200);
  }
  for (const file of [foreign, 'x', '%00']) {
    expect((await linked(token, file)).statusCode).toBe(404);
    expect((await ofStaff(id, file)).statusCode).toBe(404);
  }
  expect((await linked('a'.repeat(43), asked)).statusCode).toBe(404);
  expect((await api.app.inject({ url: `/admin/mesajlar/${id}/dosya/${asked}` })).statusCode).toBe(401);
});

it('refuses a file of another message, and writes nothing then', async () => {
  const file = await uploaded();
  const first = await send({ files: [file] });
  const gone = { code: 'MESSAGE_FILE_GONE', details: { fileIds: [file] } };
  const twice = { ...INPUT, files: [file] };
  expect(await api.browser().refusal(ADD, { input: twice })).toMatchObject({ extensions: gone });
  const { token } = first;
  const answer = { token, text: 'Yeniden', files: [file] };
  expect(await api.browser().refusal(ANSWER, { input: answer })).toMatchObject({ extensions: gone });
  const staff = await api.staff(['messages']);
  const reply = { id: first.id, expectedVersion: 1, text: 'Yanıt', files: [file] };
  expect(await staff.refusal(REPLY, { input: reply })).toMatchObject({ extensions: gone });
  const found = await api.app
    .get(DataSource)
    .query<object[]>('SELECT version FROM message WHERE id = $1', [first.id]);
  expect(found).toEqual([{ version: 1 }]);
});

it('says in Turkish of a file that it is of no known kind, and takes at most ten with a message', async () => {
  const refused = await post(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]), 'program.exe');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    415,
    { code: 'MESSAGE_FILE_UNKNOWN_KIND', message: expect.stringContaining('Yalnız PDF') as string },
  ]);
  const ids = await Promise.all(Array.from({ length: 11 }, () => uploaded()));
  expect(await api.browser().refusal(ADD, { input: { ...INPUT, files: ids } })).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

it('deletes the files of a sender who was erased, and nobody reads them before', async () => {
  const gone = await uploaded();
  const kept = await uploaded();
  const erased = await send({ email: 'silinen@ornek.com', files: [gone] });
  await send({ email: 'kalan@ornek.com', files: [kept] });
  const dataSource = api.app.get(DataSource);
  await dataSource.transaction((transaction) =>
    api.app
      .get(StreamKeys, { strict: false })
      .eraseAllOf(transaction, { email: 'silinen@ornek.com' }, { category: 'message', cause: TEST_STAFF }),
  );
  expect((await linked(erased.token, gone)).statusCode).toBe(404);
  expect((await ofStaff(erased.id, gone)).statusCode).toBe(404);
  const disk = api.app.get(Disk, { strict: false });
  const sweep = () =>
    dataSource.transaction((transaction) =>
      new MessageFileSweeper(disk, api.app.get(Clock)).sweep(transaction, 100),
    );
  expect(await sweep()).toBe(1);
  const stored = [gone, kept].map((id) => disk.exists(privateFileKey(MESSAGE_FILES, id)));
  expect(await Promise.all(stored)).toEqual([false, true]);
  expect(await sweep()).toBe(0);
});
