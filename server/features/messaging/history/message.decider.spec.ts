import {
  answerMessage,
  changeMessageStatus,
  noteMessage,
  openMessage,
  receiveMessage,
  replyToMessage,
} from './message.decider.js';
import type { MessageEvent, MessageReceived } from './message.events.js';
import { messageOf } from './message.state.js';

const ID = '1f3c5a70-8d6f-4a39-9a57-0d1d2f6b1c11';
const MESSAGE: Omit<MessageReceived, 'number'> = {
  customerId: null,
  channel: 'storefront',
  subject: 'complaint',
  productSlug: null,
  orderNumber: null,
  sender: { name: 'Ayşe Işık', email: 'ayse@ornek.com', phone: null, company: null },
  text: 'Ürün hasarlı geldi.',
  responseDueAt: '2026-11-30T21:00:00.000Z',
  isAcknowledged: true,
};

const after = (...events: MessageEvent[]) => messageOf([...receiveMessage(ID, MESSAGE), ...events]);
const READ: MessageEvent = { type: 'MessageRead', data: { from: 'new' } };
const CLOSED: MessageEvent = { type: 'MessageStatusChanged', data: { from: 'new', to: 'closed' } };

it('names a message by its id', () => {
  expect(receiveMessage(ID, MESSAGE)).toMatchObject([{ data: { number: 'MSJ-1F3C5A70' } }]);
});

it('marks a new message as read when it is opened', () => {
  expect(openMessage(after())).toEqual([READ]);
});

it('leaves a message alone that is opened again, or is closed', () => {
  expect(openMessage(after(READ))).toEqual([]);
  expect(openMessage(after(CLOSED))).toEqual([]);
});

it('replies several times, and counts the replies', () => {
  const first = replyToMessage({ text: ' Merhaba ' }, after(READ));
  expect(first).toEqual([{ type: 'MessageReplied', data: { reply: 1, text: 'Merhaba' } }]);
  const replied = after(READ, ...first);
  expect(replied.status).toBe('replied');
  expect(replyToMessage({ text: 'Ek bilgi' }, replied)).toMatchObject([{ data: { reply: 2 } }]);
});

it('refuses a blank reply, and one to an erased sender', () => {
  expect(() => replyToMessage({ text: ' \n ' }, after())).toThrow(
    expect.objectContaining({ code: 'MESSAGE_REPLY_BLANK' }),
  );
  expect(() => replyToMessage({ text: 'Merhaba' }, { ...after(), sender: null })).toThrow(
    expect.objectContaining({ code: 'MESSAGE_SENDER_ERASED' }),
  );
});

it('changes any status to any other, and stays quiet about the same one', () => {
  expect(changeMessageStatus({ to: 'new' }, after(CLOSED))).toEqual([
    { type: 'MessageStatusChanged', data: { from: 'closed', to: 'new' } },
  ]);
  expect(changeMessageStatus({ to: 'closed' }, after(CLOSED))).toEqual([]);
});

it('is new again with a later deadline when its sender answers, and keeps its status for a note', () => {
  const answered = answerMessage(
    { text: ' Yine akıtıyor ', responseDueAt: '2026-12-05T21:00:00.000Z' },
    after(CLOSED),
  );
  expect(answered).toMatchObject([{ type: 'MessageAnswered', data: { text: 'Yine akıtıyor' } }]);
  expect(after(CLOSED, ...answered)).toMatchObject({
    status: 'new',
    responseDueAt: '2026-12-05T21:00:00.000Z',
  });
  const noted = noteMessage({ note: 'Soruldu' }, after(CLOSED));
  expect(after(CLOSED, ...noted).status).toBe('closed');
});

it('refuses an answer and a note once the sender was erased', () => {
  const erased = { ...after(), sender: null };
  const refused = expect.objectContaining({ code: 'MESSAGE_SENDER_ERASED' }) as Error;
  expect(() => answerMessage({ text: 'Merhaba', responseDueAt: '' }, erased)).toThrow(refused);
  expect(() => noteMessage({ note: 'Merhaba' }, erased)).toThrow(refused);
});
