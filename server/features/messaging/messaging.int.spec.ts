import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { TestBrowser } from '../../testing/browser.js';

const ADD = `mutation ($input: AddContactMessageInput!) {
  addContactMessage(input: $input) { number responseDueAt isAcknowledged }
}`;
const LIST = `query ($filter: AdminMessageFilter) {
  adminMessages(filter: $filter) { total items { id number version status subject isOverdue sender { name } text } }
}`;
const COUNTS = '{ adminMessageCounts { total overdue byStatus { status count } } }';
const OPEN = 'mutation ($id: ID!) { openMessage(id: $id) { version status } }';
const REPLY = `mutation ($input: ReplyToMessageInput!) {
  replyToMessage(input: $input) { version status reply thread { reply status delivery { state attempts } actor { kind } } }
}`;
const CHANGE =
  'mutation ($input: ChangeMessageStatusInput!) { changeMessageStatus(input: $input) { version status } }';
const NOTE = `mutation ($input: NoteMessageInput!) {
  noteMessage(input: $input) { version status thread { kind note status } }
}`;
const INPUT = {
  name: 'Ayşe Işık',
  email: 'ayse@ornek.com',
  subject: 'TECHNICAL_SUPPORT',
  message: 'Kazan su basıncı düşüyor.',
};

interface Listed {
  adminMessages: {
    total: number;
    items: { id: string; number: string; version: number; text: string | null }[];
  };
}

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ environment: { TRUST_PROXY: '1' } });
});

beforeEach(() => api.app.get(DataSource).query('TRUNCATE rate_limit'));

afterAll(() => api.close());

function from(address: string, at: TestApi = api): TestBrowser {
  const browser = at.browser();
  browser.headers['x-forwarded-for'] = address;
  return browser;
}

async function send(change: object = {}, browser = from('203.0.113.7')) {
  const input = { ...INPUT, ...change };
  const { addContactMessage } = await browser.ask<{
    addContactMessage: { number: string; responseDueAt: string; isAcknowledged: boolean };
  }>(ADD, { input });
  return addContactMessage;
}

async function find(staff: TestBrowser, text: string) {
  const { adminMessages } = await staff.ask<Listed>(LIST, { filter: { text } });
  const [found] = adminMessages.items;
  if (!found) throw new Error('There is no such message');
  return found;
}

it('records what a guest wrote, for staff with the permission alone', async () => {
  const { number } = await send();
  expect(number).toMatch(/^MSJ-[0-9A-F]{8}$/);
  const staff = await api.staff(['messages']);
  expect(await find(staff, `${number} kazan`)).toMatchObject({
    number,
    version: 1,
    status: 'NEW',
    subject: 'TECHNICAL_SUPPORT',
    isOverdue: false,
    sender: { name: 'Ayşe Işık' },
    text: 'Kazan su basıncı düşüyor.',
  });
  expect(await (await api.staff(['orders'])).codeOf(LIST)).toBe('FORBIDDEN');
  expect(api.log()).not.toContain('Kazan su');
});

it.each([
  'PRODUCT_INQUIRY',
  'QUOTE_REQUEST',
  'TECHNICAL_SUPPORT',
  'AFTER_SALES',
  'PARTNERSHIP',
  'COMPLAINT',
  'OTHER',
])('takes a message about %s', async (subject) => {
  const { number } = await send({ subject });
  expect(await find(await api.staff(['messages']), number)).toMatchObject({ subject });
});

it('answers a complaint a business day earlier', async () => {
  const complaint = await send({ subject: 'COMPLAINT' });
  const other = await send({ subject: 'OTHER' });
  expect(Date.parse(complaint.responseDueAt)).toBeLessThan(Date.parse(other.responseDueAt));
});

it('counts messages by status, and those that are overdue', async () => {
  const staff = await api.staff(['messages']);
  const { number } = await send();
  const { id } = await find(staff, number);
  const before = await staff.ask<{ adminMessageCounts: { overdue: number } }>(COUNTS);
  await api.app
    .get(DataSource)
    .query("UPDATE message SET response_due_at = now() - interval '1 day' WHERE id = $1", [id]);
  const counts = await staff.ask<{ adminMessageCounts: { overdue: number; byStatus: object[] } }>(COUNTS);
  expect(counts.adminMessageCounts.overdue).toBe(before.adminMessageCounts.overdue + 1);
  expect(counts.adminMessageCounts.byStatus).toMatchObject(
    ['NEW', 'READ', 'REPLIED', 'CLOSED'].map((status) => ({ status })),
  );
});

it('refuses a filled hidden field, a form that was filled in within a second, and blank required fields', async () => {
  const refused = (change: object) => from('203.0.113.8').codeOf(ADD, { input: { ...INPUT, ...change } });
  expect(await refused({ website: 'x' })).toBe('MESSAGE_REFUSED');
  expect(await refused({ secondsOnPage: 1 })).toBe('MESSAGE_REFUSED');
  expect(await refused({ secondsOnPage: 2 })).toBe('accepted');
  for (const field of ['name', 'email', 'message']) {
    expect(await refused({ [field]: ' ' })).toBe('BAD_USER_INPUT');
  }
  expect(await refused({ email: 'ayse@' })).toBe('BAD_USER_INPUT');
});

it('stops sixty forms from one address on two processes after ten', async () => {
  const other = await openTestApi({ environment: { TRUST_PROXY: '1', DATABASE_URL: api.databaseUrl } });
  try {
    const codes: string[] = [];
    for (let count = 0; count < 60; count += 1) {
      const browser = from('198.51.100.1', count % 2 === 0 ? api : other);
      codes.push(await browser.codeOf(ADD, { input: { ...INPUT, email: `kisi${String(count)}@ornek.com` } }));
    }
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(10);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(50);
  } finally {
    await other.close();
  }
}, 60_000);

it('acknowledges at most eight messages an hour to one mailbox, from wherever they are sent, and takes them all', async () => {
  const receipts = [];
  for (let count = 0; count < 20; count += 1) {
    receipts.push(await send({ email: 'kurban@ornek.com' }, from(`198.51.${String(count + 101)}.1`)));
  }
  expect(receipts.filter(({ isAcknowledged }) => isAcknowledged)).toHaveLength(8);
});

it('marks a message as read once when two members of staff open it at once', async () => {
  const one = await api.staff(['messages']);
  const two = await api.staff(['messages']);
  const { id } = await find(one, (await send()).number);
  const opened = await Promise.all([one, two].map((staff) => staff.ask(OPEN, { id })));
  expect(opened).toEqual([1, 2].map(() => ({ openMessage: { version: 2, status: 'READ' } })));
});

it('keeps several replies in the thread, and the last one as the reply', async () => {
  const staff = await api.staff(['messages']);
  const { id } = await find(staff, (await send()).number);
  const reply = (expectedVersion: number, text: string) =>
    staff.ask(REPLY, { input: { id, expectedVersion, text } });
  await reply(1, 'Vanayı kapatın.');
  expect(await reply(2, 'Servis yarın gelir.')).toMatchObject({
    replyToMessage: {
      version: 3,
      status: 'REPLIED',
      reply: 'Servis yarın gelir.',
      thread: ['Vanayı kapatın.', 'Servis yarın gelir.'].map((text) => ({
        reply: text,
        status: 'REPLIED',
        delivery: { state: 'WAITING', attempts: 0 },
        actor: { kind: 'STAFF' },
      })),
    },
  });
});

it('refuses a blank reply, and one to a version that has changed', async () => {
  const staff = await api.staff(['messages']);
  const { id } = await find(staff, (await send()).number);
  expect(await staff.codeOf(REPLY, { input: { id, expectedVersion: 1, text: ' \n ' } })).toBe(
    'MESSAGE_REPLY_BLANK',
  );
  await staff.ask(OPEN, { id });
  expect(await staff.codeOf(REPLY, { input: { id, expectedVersion: 1, text: 'Merhaba' } })).toBe(
    'VERSION_CONFLICT',
  );
});

it('sets any status from the list', async () => {
  const staff = await api.staff(['messages']);
  const { id } = await find(staff, (await send()).number);
  const change = (expectedVersion: number, status: string) =>
    staff.ask(CHANGE, { input: { id, expectedVersion, status } });
  expect(await change(1, 'CLOSED')).toEqual({ changeMessageStatus: { version: 2, status: 'CLOSED' } });
  expect(await change(2, 'NEW')).toEqual({ changeMessageStatus: { version: 3, status: 'NEW' } });
});

it('keeps a note of staff in the thread, and the status as it is', async () => {
  const staff = await api.staff(['messages']);
  const { id } = await find(staff, (await send()).number);
  const note = (text: string) => staff.ask(NOTE, { input: { id, note: text } });
  expect(await note('Servise soruldu.')).toEqual({
    noteMessage: {
      version: 2,
      status: 'NEW',
      thread: [{ kind: 'NOTE', note: 'Servise soruldu.', status: 'NEW' }],
    },
  });
  expect(await staff.codeOf(NOTE, { input: { id, note: ' ' } })).toBe('BAD_USER_INPUT');
});

it('finds what was asked about an order by its number', async () => {
  const { number } = await send({ order: '#1F3C5A70' });
  await send({ order: '1f3c5a71' });
  const staff = await api.staff(['messages']);
  expect(await staff.ask(LIST, { filter: { order: '1f3c5a70' } })).toMatchObject({
    adminMessages: { total: 1, items: [{ number }] },
  });
});
