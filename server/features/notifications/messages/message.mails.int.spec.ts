import { randomUUID } from 'node:crypto';
import { Chat } from '../../../kernel/chat/chat.js';
import { uploadedFile } from '../../../testing/quotes.js';
import { useQuoteMails } from '../../../testing/quote-mails.js';

const ADD = 'mutation ($input: AddContactMessageInput!) { addContactMessage(input: $input) { number } }';
const LIST = 'query ($filter: AdminMessageFilter) { adminMessages(filter: $filter) { items { id } } }';
const REPLY = 'mutation ($input: ReplyToMessageInput!) { replyToMessage(input: $input) { version } }';
const THREAD = 'query ($id: ID!) { adminMessage(id: $id) { thread { reply delivery { state attempts } } } }';
const CONVERSATION = 'query ($token: String!) { contactMessageByToken(token: $token) { entries { text } } }';
const NOTICES = '{ notices { items { kind subject { id label buyer } } } }';
const INPUT = {
  name: 'Can Öz',
  email: 'can@ornek.com',
  phone: '0532 111 22 33',
  company: 'Öz Tesisat',
  subject: 'COMPLAINT',
  message: 'Boyler su sızdırıyor.\nİki gündür arıyorum.',
  order: '1f3c5a70',
};

const mails = useQuoteMails({});

async function send(change: object = {}): Promise<{ id: string; number: string }> {
  const input = { ...INPUT, ...change };
  const browser = mails.shop.browser();
  const { addContactMessage } = await browser.ask<{ addContactMessage: { number: string } }>(ADD, { input });
  const { number } = addContactMessage;
  const staff = await mails.shop.staff(['messages']);
  const { adminMessages } = await staff.ask<{ adminMessages: { items: [{ id: string }] } }>(LIST, {
    filter: { text: number },
  });
  return { id: adminMessages.items[0].id, number };
}

const deliveryOf = async (id: string) => {
  const staff = await mails.shop.staff(['messages']);
  const { adminMessage } = await staff.ask<{
    adminMessage: { thread: { delivery: { state: string; attempts: number } | null }[] };
  }>(THREAD, { id });
  return adminMessage.thread.at(-1)?.delivery;
};

const reply = async (id: string, text: string) =>
  (await mails.shop.staff(['messages'])).ask(REPLY, { input: { id, expectedVersion: 1, text } });

it('names to the shop all that was written, and to the sender the number alone', async () => {
  await mails.work();
  const { id, number } = await send();
  await mails.untilDone();
  const [shop] = mails.all().filter(({ to }) => to !== INPUT.email);
  expect(shop?.subject).toBe(`Şikâyet: ${number}, Öz Tesisat`);
  const facts = [
    'Ad soyad: Can Öz',
    'E-posta: can@ornek.com',
    'Telefon: 0532 111 22 33',
    'Firma: Öz Tesisat',
    'Konu: Şikâyet',
    'Sipariş: #1f3c5a70',
    '> Boyler su sızdırıyor.\n> İki gündür arıyorum.',
    `/admin/mesajlar/${id}`,
  ];
  for (const fact of facts) expect(shop?.text).toContain(fact);
  expect(shop?.text).toMatch(/Tarih: \d+ \p{L}+ \d{4} \d\d:\d\d\n/u);
  const [sender, ...others] = mails.all().filter(({ to }) => to === INPUT.email);
  expect(others).toEqual([]);
  expect(sender?.subject).toBe(`Mesajınız alındı: ${number}`);
  expect(sender?.text).not.toContain('Boyler');
});

it('tells the phones of staff all that was written, again once the service answers, and lists what was given up', async () => {
  const said = vi
    .spyOn(Chat.prototype, 'send')
    .mockRejectedValueOnce(new Error('The service was not reached'));
  await mails.work();
  const { number } = await send();
  await mails.untilFailed();
  await mails.shop.dataSource.query("UPDATE outbox SET dead_at = now() WHERE reaction = 'new-message-chat'");
  const staff = await mails.shop.staff(['settings']);
  const { failedSideEffects } = await staff.ask<{
    failedSideEffects: { items: { id: string; name: string }[] };
  }>('{ failedSideEffects { items { id name } } }');
  expect(failedSideEffects.items).toMatchObject([{ name: 'new-message-chat' }]);
  await staff.ask('mutation ($ids: [ID!]!) { retrySideEffects(ids: $ids) }', {
    ids: failedSideEffects.items.map(({ id }) => id),
  });
  await mails.untilDone();
  expect(said).toHaveBeenCalledTimes(2);
  const [message] = said.mock.lastCall ?? [];
  expect(message?.heading).toBe(`Şikâyet ${number}`);
  for (const line of ['Ad soyad: Can Öz', 'Telefon: 0532 111 22 33', `Mesaj: ${INPUT.message}`]) {
    expect(message?.lines).toContain(line);
  }
  said.mockRestore();
});

it('notifies staff with the permission of a complaint by its name', async () => {
  await mails.shop.dataSource.query('TRUNCATE notice, notice_mark');
  await mails.work();
  const { id, number } = await send();
  await mails.untilDone();
  const noticesOf = async (permission: 'messages' | 'orders') =>
    (await mails.shop.staff([permission])).ask(NOTICES);
  const subject = { id, label: number, buyer: 'Öz Tesisat' };
  expect(await noticesOf('messages')).toEqual({
    notices: { items: [{ kind: 'COMPLAINT_RECEIVED', subject }] },
  });
  expect(await noticesOf('orders')).toEqual({ notices: { items: [] } });
});

it('says that a reply waits, is tried again while the mail server is away, and was sent once it is back', async () => {
  const { id } = await send();
  await mails.shop.dataSource.query('DELETE FROM outbox');
  await reply(id, 'Servis yarın sabah gelir.');
  expect(await deliveryOf(id)).toEqual({ state: 'WAITING', attempts: 0 });
  mails.fail(1);
  await mails.work();
  await mails.untilFailed();
  expect(await deliveryOf(id)).toEqual({ state: 'RETRYING', attempts: 1 });
  await mails.hurry();
  await mails.untilDone();
  expect(await deliveryOf(id)).toMatchObject({ state: 'SENT' });
  const [mail, ...others] = mails.all();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: INPUT.email, key: `message-reply-mail.${id}.2` });
  expect(mail?.subject).toMatch(/^Re: Şikâyet, MSJ-/);
  expect(mail?.text).toContain('Servis yarın sabah gelir.');
  const [, token = ''] = /\/mesaj\/([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  expect(await mails.shop.browser().ask(CONVERSATION, { token })).toEqual({
    contactMessageByToken: { entries: [{ text: INPUT.message }, { text: 'Servis yarın sabah gelir.' }] },
  });
});

it('mails the shop what a sender answers, and notifies staff of it', async () => {
  await mails.shop.dataSource.query('TRUNCATE notice, notice_mark');
  const browser = mails.shop.browser();
  const { addContactMessage } = await browser.ask<{
    addContactMessage: { number: string; linkToken: string };
  }>('mutation ($input: AddContactMessageInput!) { addContactMessage(input: $input) { number linkToken } }', {
    input: { ...INPUT, subject: 'OTHER' },
  });
  await mails.shop.dataSource.query('DELETE FROM outbox');
  const { number, linkToken: token } = addContactMessage;
  await browser.ask(
    'mutation ($input: AnswerContactMessageInput!) { answerContactMessage(input: $input) { number } }',
    { input: { token, text: 'Yine akıtıyor.' } },
  );
  await mails.work();
  await mails.untilDone();
  const [mail, ...others] = mails.all();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Yanıt geldi: ${number}, Öz Tesisat`);
  expect(mail?.text).toContain('Yanıt: Yine akıtıyor.');
  expect(await (await mails.shop.staff(['messages'])).ask(NOTICES)).toMatchObject({
    notices: { items: [{ kind: 'MESSAGE_ANSWERED', subject: { label: number, buyer: 'Öz Tesisat' } }] },
  });
});

it('says that a reply was given up', async () => {
  const { id } = await send();
  await mails.shop.dataSource.query('DELETE FROM outbox');
  await reply(id, 'Servis yarın sabah gelir.');
  await mails.shop.dataSource.query('UPDATE outbox SET dead_at = now(), attempts = 12');
  expect(await deliveryOf(id)).toEqual({ state: 'FAILED', attempts: 12 });
});

it('sends nothing about the message of an erased sender', async () => {
  const { id } = await send();
  await mails.shop.dataSource.query('DELETE FROM stream_key WHERE stream = $1', [`message-${id}`]);
  await mails.work();
  await mails.untilDone();
  expect(mails.all()).toEqual([]);
});

it('mails what staff write first, with the names of its files and without a text it would reply to', async () => {
  const file = await uploadedFile(mails.shop, { name: 'irsaliye.csv' }, '/mesaj-dosyasi');
  await mails.shop.dataSource.query('DELETE FROM outbox');
  const staff = await mails.shop.staff(['messages']);
  const input = { name: 'Can Öz', email: 'can@ornek.com', subject: 'AFTER_SALES', text: 'Vana yola çıktı.' };
  const START = 'mutation ($input: StartMessageInput!) { startMessage(input: $input) { number } }';
  const { startMessage } = await staff.ask<{ startMessage: { number: string } }>(START, {
    input: { ...input, files: [file], idempotencyKey: randomUUID() },
  });
  await mails.work();
  await mails.untilDone();
  const [mail, ...others] = mails.all();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: input.email, subject: `Satış Sonrası, ${startMessage.number}` });
  expect(mail?.text).toMatch(/Vana yola çıktı\.\n\nEkler:\n– irsaliye\.csv/);
  expect(mail?.text).not.toContain('tarihli mesajınız');
  expect(mail?.text).toMatch(/\/mesaj\/[\w-]{43}/);
});
