import { randomUUID } from 'node:crypto';
import { useQuoteMails } from '../../testing/quote-mails.js';
import { CHECKOUT } from '../../testing/quote-acceptance.js';
import { offeredLine, QUOTE_BUYER } from '../../testing/quotes.js';

const RECORD = `mutation ($input: RecordQuoteAcceptanceInput!) {
  order: recordQuoteAcceptance(input: $input) { id number }
}`;
const WAITING = `query ($id: ID!) { order(id: $id) { waitingDocuments { slug version hash } } }`;
const ACCEPT = `mutation ($input: AcceptOrderDocumentsInput!) {
  order: acceptOrderDocuments(input: $input) { waitingDocuments { slug } }
}`;

const mails = useQuoteMails({});

it('mails the texts of an order to a buyer who accepts them after staff recorded it, once', async () => {
  const { shop } = mails;
  const owner = await shop.customer();
  const staff = await shop.staff(['quotes']);
  const quote = await shop.request(owner);
  await shop.offer(quote, [offeredLine(quote.id)]);
  const said = { ...CHECKOUT, quoteId: quote.id, offer: 1, saidBy: 'Ayşe Hanım', expectedTotal: 134_999 };
  const { order } = await staff.ask<{ order: { id: string; number: string } }>(RECORD, {
    input: { ...said, idempotencyKey: randomUUID() },
  });
  const read = await owner.ask<{ order: { waitingDocuments: object[] } }>(WAITING, { id: order.id });
  await shop.dataSource.query('DELETE FROM outbox');
  const input = { id: order.id, acceptedDocuments: read.order.waitingDocuments };
  await owner.ask(ACCEPT, { input });
  await owner.ask(ACCEPT, { input });
  await mails.work();
  await mails.untilDone();
  const [mail, ...others] = mails.toBuyer();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: QUOTE_BUYER.email,
    subject: `Sözleşmeniz onaylandı: #${order.number}`,
    key: `order-documents-mail.${order.id}`,
  });
  const files = mail?.attachments ?? [];
  expect(files.map(({ type }) => type)).toEqual(['text/html', 'text/html']);
  expect(files.map(({ name }) => name).join()).toContain(order.number);
  const contract = files.map((file) => ('text' in file ? file.text : '')).join();
  expect(contract).toContain('1.349,99');
});
