import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../testing/api.js';
import { uploadedFile } from '../../testing/quotes.js';

const START = `mutation ($input: StartMessageInput!) {
  startMessage(input: $input) {
    id number status text isStartedByShop isOverdue responseDueAt orderNumber sender { name email }
    thread { kind reply files { name } delivery { state } actor { kind } }
  }
}`;
const MINE = '{ myContactMessages { items { number linkToken responseDueAt entries { side text } } } }';
const ANSWER = `mutation ($input: AnswerContactMessageInput!) {
  answerContactMessage(input: $input) { responseDueAt entries { side text } }
}`;
const LIST = 'query ($filter: AdminMessageFilter) { adminMessages(filter: $filter) { items { id status } } }';
const TEXT = 'Siparişinizin vanası bugün yola çıktı.';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(() => api.close());

it('writes to a customer, who finds it under their verified address and answers', async () => {
  const staff = await api.staff(['messages']);
  const customer = await api.customer();
  const file = await uploadedFile(api, { name: 'irsaliye.csv' }, '/mesaj-dosyasi');
  const { id, name, email } = customer.user;
  await api.app.get(DataSource).query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);
  const input = { name, email, subject: 'AFTER_SALES', order: '#1F3C5A70', text: TEXT, files: [file] };
  const sent = { input: { ...input, idempotencyKey: randomUUID() } };
  const { startMessage } = await staff.ask<{ startMessage: { id: string; number: string } }>(START, sent);
  expect(startMessage).toMatchObject({
    status: 'REPLIED',
    text: '',
    isStartedByShop: true,
    isOverdue: false,
    responseDueAt: null,
    orderNumber: '1f3c5a70',
    sender: { name, email },
    thread: [
      {
        kind: 'REPLY',
        reply: TEXT,
        files: [{ name: 'irsaliye.csv' }],
        delivery: { state: 'WAITING' },
        actor: { kind: 'STAFF' },
      },
    ],
  });
  const { myContactMessages } = await customer.ask<{
    myContactMessages: { items: { number: string; linkToken: string }[] };
  }>(MINE);
  const { number } = startMessage;
  expect(myContactMessages.items).toMatchObject([
    { number, responseDueAt: null, entries: [{ side: 'SHOP', text: TEXT }] },
  ]);
  const token = myContactMessages.items[0]?.linkToken;
  expect(await customer.ask(ANSWER, { input: { token, text: 'Teşekkürler' } })).toMatchObject({
    answerContactMessage: { responseDueAt: expect.any(String) as string, entries: [{}, { side: 'SENDER' }] },
  });
  expect(await staff.ask(LIST, { filter: { text: number } })).toEqual({
    adminMessages: { items: [{ id: startMessage.id, status: 'NEW' }] },
  });
});

const toStranger = () => ({
  name: 'Can Öz',
  email: 'can@ornek.com',
  subject: 'OTHER',
  text: TEXT,
  idempotencyKey: randomUUID(),
});

it('writes once what is sent again after a lost answer, also two at once, and refuses its key for another text', async () => {
  const staff = await api.staff(['messages']);
  const input = toStranger();
  const send = () => staff.ask<{ startMessage: { id: string } }>(START, { input });
  const [first, second] = await Promise.all([send(), send()]);
  expect([second, await send()].map(({ startMessage }) => startMessage.id)).toEqual(
    Array(2).fill(first.startMessage.id),
  );
  expect(await staff.codeOf(START, { input: { ...input, text: 'Başka' } })).toBe('REQUEST_CONFLICT');
});

it('refuses an address that mail cannot reach, and a blank text', async () => {
  const staff = await api.staff(['messages']);
  const input = toStranger();
  expect(await staff.codeOf(START, { input: { ...input, email: 'can' } })).toBe('BAD_USER_INPUT');
  expect(await staff.codeOf(START, { input: { ...input, text: '  ' } })).toBe('BAD_USER_INPUT');
  expect(await (await api.staff(['orders'])).codeOf(START, { input })).toBe('FORBIDDEN');
});
