import { offeredLine, openTestQuotes, QUOTE_BUYER, type TestQuotes } from '../../../testing/quotes.js';

const LINE = '00000000-0000-4000-8000-000000000001';
const PREVIEW = `query ($input: QuoteMailPreviewInput!) {
  quoteMailPreview(input: $input) { to subject html text fileNames }
}`;

interface Preview {
  quoteMailPreview: { to: string; subject: string; html: string; text: string; fileNames: string[] };
}

let shop: TestQuotes;

beforeAll(async () => {
  shop = await openTestQuotes();
}, 30_000);

afterAll(() => shop.close());

async function preview(input: { quoteId: string; message?: string }) {
  const staff = await shop.staff(['quotes']);
  return (await staff.ask<Preview>(PREVIEW, { input })).quoteMailPreview;
}

it('shows a reply, and the newest offer with its file, without the secret of the link', async () => {
  const quote = await shop.request();
  const reply = await preview({ quoteId: quote.id, message: 'Stoktan\nyarın çıkar' });
  expect(reply).toMatchObject({
    to: QUOTE_BUYER.email,
    subject: `Teklifinize yanıt geldi: ${quote.number}`,
    fileNames: [],
    text: expect.stringContaining('> yarın çıkar') as string,
  });
  const request = await preview({ quoteId: quote.id });
  expect(request.subject).toBe(`Teklif talebiniz alındı: ${quote.number}`);
  await shop.offer(quote, [offeredLine(LINE)]);
  const offer = await preview({ quoteId: quote.id });
  expect(offer).toMatchObject({
    subject: `Teklifiniz hazır: ${quote.number}`,
    fileNames: [`teklif-${quote.number}-1.pdf`],
  });
  expect(offer.text).toContain('₺1.349,99');
  for (const { html, text } of [reply, request, offer]) {
    expect(`${html}${text}`).toContain('/teklif/onizleme');
    expect(`${html}${text}`).not.toContain(shop.tokenOf(quote, 1));
  }
});

it('is changed and sent by nobody, and refused without the permission or once the buyer was erased', async () => {
  const quote = await shop.request();
  await shop.dataSource.query('DELETE FROM outbox');
  await preview({ quoteId: quote.id, message: 'Deneme' });
  expect(await shop.dataSource.query('SELECT 1 FROM outbox')).toEqual([]);
  expect(await shop.snapshotOf(quote)).toMatchObject({ version: 1, messages: [] });
  const input = { quoteId: quote.id };
  expect(await (await shop.staff(['orders'])).codeOf(PREVIEW, { input })).toBe('FORBIDDEN');
  const staff = await shop.staff(['quotes']);
  const unknown = { quoteId: '00000000-0000-4000-8000-000000000000' };
  expect(await staff.codeOf(PREVIEW, { input: unknown })).toBe('NOT_FOUND');
  await shop.dataSource.query('DELETE FROM stream_key WHERE stream = $1', [`quote-${quote.id}`]);
  expect(await staff.codeOf(PREVIEW, { input })).toBe('QUOTE_BUYER_ERASED');
});
