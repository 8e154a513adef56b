import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { TestBrowser } from '../../testing/browser.js';

const ADD = `mutation ($input: AddContactMessageInput!) {
  addContactMessage(input: $input) { number linkToken }
}`;
const LIST = `query ($filter: AdminMessageFilter) {
  adminMessages(filter: $filter) { items { id number version status isOverdue sender { name } } }
}`;
const REPLY = 'mutation ($input: ReplyToMessageInput!) { replyToMessage(input: $input) { version } }';
const NOTE = 'mutation ($input: NoteMessageInput!) { noteMessage(input: $input) { version } }';
const CONVERSATION = `query ($token: String!) {
  contactMessageByToken(token: $token) { number responseDueAt entries { side text } }
}`;
const ANSWER =
  'mutation ($input: AnswerContactMessageInput!) { answerContactMessage(input: $input) { number } }';
const THREAD = 'query ($id: ID!) { adminMessage(id: $id) { thread { kind status answer actor { kind } } } }';
const MINE = '{ myContactMessages { total items { number } } }';
const INPUT = {
  name: 'Ayşe Işık',
  email: 'ayse@ornek.com',
  subject: 'TECHNICAL_SUPPORT',
  message: 'Kazan su basıncı düşüyor.',
};

/** A storefront whose pages are the form that was refused. */
const SHOWS_REFUSED_FORM = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = () => false;
export const renderAdminShell = () => undefined;
export const renderPage = ({ url, refused }) => Promise.resolve({ status: 200, headers: {}, inlineScripts: [], cacheable: true,
  html: JSON.stringify({ path: url.pathname, ...refused }) });`;

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ environment: { TRUST_PROXY: '1' }, entry: SHOWS_REFUSED_FORM });
});

beforeEach(() => api.app.get(DataSource).query('TRUNCATE rate_limit'));

afterAll(() => api.close());

function from(address: string): TestBrowser {
  const browser = api.browser();
  browser.headers['x-forwarded-for'] = address;
  return browser;
}

async function send(browser = from('203.0.113.7')) {
  const { addContactMessage } = await browser.ask<{
    addContactMessage: { number: string; linkToken: string };
  }>(ADD, { input: INPUT });
  return addContactMessage;
}

async function find(staff: TestBrowser, text: string) {
  const { adminMessages } = await staff.ask<{ adminMessages: { items: { id: string }[] } }>(LIST, {
    filter: { text },
  });
  const [found] = adminMessages.items;
  if (!found) throw new Error('There is no such message');
  return found;
}

const postForm = (form: URLSearchParams | string, url = '/iletisim') =>
  api.app.inject({
    method: 'POST',
    url,
    payload: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.9' },
  });

const FORM = { ad: 'Can Öz', eposta: 'can@ornek.com', konu: 'other', mesaj: 'Merhaba, «vana» & pompa' };

it('takes the form of a browser without scripts, and leads it to the conversation', async () => {
  const sent = await postForm(new URLSearchParams(FORM));
  expect(sent.statusCode).toBe(303);
  const [, token = ''] = /^\/mesaj\/([\w-]{43})$/.exec(String(sent.headers.location)) ?? [];
  const { contactMessageByToken: found } = await api.browser().ask<{
    contactMessageByToken: { number: string; entries: object[] };
  }>(CONVERSATION, { token });
  expect(found.entries).toEqual([{ side: 'SENDER', text: FORM.mesaj }]);
  expect(await find(await api.staff(['messages']), found.number)).toMatchObject({
    sender: { name: 'Can Öz' },
  });
  expect((await postForm('query=%7Bme%7Bid%7D%7D', '/graphql')).statusCode).toBe(415);
});

it('answers a form that is refused with the page, its errors in Turkish, and what was typed', async () => {
  const refused = await postForm(
    new URLSearchParams({ ...FORM, eposta: 'can', siparis: 'yok', urun: 'Böyle değil' }),
  );
  expect(refused.statusCode).toBe(400);
  expect(refused.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(JSON.parse(refused.body)).toEqual({
    path: '/iletisim',
    message: 'Gönderilen bilgilerde hata var. Lütfen işaretli alanları kontrol edin.',
    values: { ...FORM, eposta: 'can', siparis: 'yok', urun: 'Böyle değil' },
    errors: {
      email: 'Geçerli bir e-posta adresi girin.',
      order: expect.stringMatching(/^\p{Lu}/u) as string,
      product: expect.stringMatching(/^\p{Lu}/u) as string,
    },
  });
});

it.each([
  ['that is too long', { ...FORM, mesaj: 'a'.repeat(200_000) }, 413],
  ['with a character that cannot be stored', { ...FORM, mesaj: 'a\0b' }, 400],
  ['with a filled hidden field', { ...FORM, web: 'x' }, 422],
  ['without a subject', { ...FORM, konu: '' }, 400],
])('answers a form %s with a page', async (_what, form, status) => {
  const refused = await postForm(new URLSearchParams(form));
  expect(refused.statusCode).toBe(status);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(JSON.parse(refused.body)).toMatchObject({
    path: '/iletisim',
    message: expect.stringMatching(/\.$/) as string,
  });
});

it('shows a conversation to who has its link, without notes and names of staff, and to nobody else', async () => {
  const { number, linkToken: token } = await send();
  const staff = await api.staff(['messages']);
  const { id } = await find(staff, number);
  await staff.ask(NOTE, { input: { id, note: 'Bu müşteri hep geç öder.' } });
  await staff.ask(REPLY, { input: { id, expectedVersion: 2, text: 'Vanayı kapatın.' } });
  expect(await api.browser().ask(CONVERSATION, { token })).toEqual({
    contactMessageByToken: {
      number,
      responseDueAt: null,
      entries: [
        { side: 'SENDER', text: INPUT.message },
        { side: 'SHOP', text: 'Vanayı kapatın.' },
      ],
    },
  });
  const forged = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
  expect(await api.browser().ask(CONVERSATION, { token: forged })).toEqual({ contactMessageByToken: null });
  expect(await api.browser().codeOf(ANSWER, { input: { token: forged, text: 'Merhaba' } })).toBe('NOT_FOUND');
});

it('makes a message new again when its sender answers, with the answer in the thread and a new deadline', async () => {
  const { number, linkToken: token } = await send();
  const staff = await api.staff(['messages']);
  const { id } = await find(staff, number);
  await staff.ask(REPLY, { input: { id, expectedVersion: 1, text: 'Vanayı kapatın.' } });
  await api.app
    .get(DataSource)
    .query("UPDATE message SET response_due_at = now() - interval '9 days' WHERE id = $1", [id]);
  await from('203.0.113.12').ask(ANSWER, { input: { token, text: 'Kapattım, yine akıtıyor.' } });
  expect(await find(staff, number)).toMatchObject({ version: 3, status: 'NEW', isOverdue: false });
  const { adminMessage } = await staff.ask<{ adminMessage: { thread: object[] } }>(THREAD, { id });
  expect(adminMessage.thread).toMatchObject([
    { kind: 'REPLY', status: 'REPLIED' },
    { kind: 'ANSWER', status: 'NEW', answer: 'Kapattım, yine akıtıyor.', actor: { kind: 'GUEST' } },
  ]);
  const codes = [];
  for (let count = 0; count < 31; count += 1) {
    codes.push(await from('203.0.113.13').codeOf(ANSWER, { input: { token, text: 'Merhaba?' } }));
  }
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
});

it('lists for a customer, and for staff who filter by them, what they wrote as a guest once the address is verified, and nothing of another mailbox', async () => {
  const customer = await api.customer();
  const dataSource = api.app.get(DataSource);
  const { id, email } = customer.user;
  const input = { ...INPUT, email: email.toUpperCase() };
  const { addContactMessage } = await from('203.0.113.20').ask<{ addContactMessage: { number: string } }>(
    ADD,
    {
      input,
    },
  );
  await send();
  await dataSource.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [id]);
  const staff = await api.staff(['messages']);
  const filtered = async () =>
    (await staff.ask<{ adminMessages: { items: { number: string }[] } }>(LIST, { filter: { customer: id } }))
      .adminMessages.items;
  expect(await customer.ask(MINE)).toEqual({ myContactMessages: { total: 0, items: [] } });
  expect(await filtered()).toEqual([]);
  await dataSource.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);
  expect(await filtered()).toMatchObject([{ number: addContactMessage.number }]);
  expect(await customer.ask(MINE)).toEqual({
    myContactMessages: { total: 1, items: [{ number: addContactMessage.number }] },
  });
});

it('lists for a customer what they wrote while they were signed in, newest first', async () => {
  const customer = await api.customer();
  const first = await send(customer);
  const second = await send(customer);
  await send(await api.customer());
  expect(await customer.ask(MINE)).toEqual({
    myContactMessages: { total: 2, items: [{ number: second.number }, { number: first.number }] },
  });
});

it('records staff who answer by the link of the sender as themselves', async () => {
  const staff = await api.staff(['messages']);
  const { number, linkToken } = await send();
  await staff.ask(ANSWER, { input: { token: linkToken, text: 'Müşteri adına yazıldı.' } });
  const { id } = await find(staff, number);
  const { adminMessage } = await staff.ask<{ adminMessage: { thread: object[] } }>(THREAD, { id });
  expect(adminMessage.thread).toContainEqual(
    expect.objectContaining({ answer: 'Müşteri adına yazıldı.', actor: { kind: 'STAFF' } }),
  );
});
