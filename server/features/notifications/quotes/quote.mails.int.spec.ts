import { extractText } from 'unpdf';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import type { MailAttachment } from '../../../kernel/mail/mail.js';
import { PUBLIC_URL, useQuoteMails } from '../../../testing/quote-mails.js';
import { offeredLine, QUOTE_BUYER, TEST_STAFF } from '../../../testing/quotes.js';
import { QUOTES } from '../../quotes/index.js';

const LINE = '00000000-0000-4000-8000-000000000001';

const mails = useQuoteMails();

async function textOf(file: MailAttachment | undefined): Promise<string> {
  if (!file || 'text' in file || !Buffer.isBuffer(file.content)) throw new Error('There is no such file');
  const { text } = await extractText(new Uint8Array(file.content), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

it('confirms a request with number and due date, and names to the shop all that was written', async () => {
  await mails.work();
  const quote = await mails.shop.request();
  await mails.untilDone();
  const [confirmation, ...others] = mails.toBuyer();
  expect(others).toEqual([]);
  expect(confirmation).toMatchObject({
    subject: `Teklif talebiniz alındı: ${quote.number}`,
    key: `quote-received-mail.${quote.id}`,
  });
  expect(confirmation?.text).toMatch(/Teklifimizi en geç \d+ \p{L}+ \d{4} günü sonuna kadar göndereceğiz\./u);
  expect(confirmation?.text).toContain(`${PUBLIC_URL}/teklif/${mails.shop.tokenOf(quote, 0)}`);
  const [notice] = mails.toShop();
  expect(notice?.subject).toBe(`Yeni teklif talebi: ${quote.number}, ${QUOTE_BUYER.company}`);
  const facts = [
    'Ad soyad: Ayşe Işık',
    'E-posta: ayse@ornek.com',
    'Telefon: 0532 111 22 33',
    'Firma: Işık Tesisat A.Ş.',
    'Ürün: Sirkülasyon Pompası',
    'Stok kodu: TEST-1',
    'Miktar: 3 adet',
    'Ürün: DN 50 küresel vana',
    'Mesaj: Şantiyeye teslim',
    `${PUBLIC_URL}/admin/teklifler/${quote.id}`,
  ];
  for (const fact of facts) expect(notice?.text).toContain(fact);
  expect(notice?.text).toMatch(/Tarih: \d+ \p{L}+ \d{4} \d\d:\d\d\n/u);
});

it('sends an offer with its PDF, made when it is sent, and only the newest of two', async () => {
  const quote = await mails.quietRequest();
  await mails.shop.offer(quote, [offeredLine(LINE)]);
  await mails.shop.offer(quote, [offeredLine(LINE, { unitPriceKurus: 30_000 })]);
  await mails.work();
  await mails.untilDone();
  const [mail, ...others] = mails.all();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: QUOTE_BUYER.email, subject: `Teklifiniz güncellendi: ${quote.number}` });
  expect(mail?.text).toContain(`${PUBLIC_URL}/teklif/${mails.shop.tokenOf(quote, 2)}`);
  expect(mail?.text).toContain('Genel toplam (KDV dahil): ₺1.230,00');
  expect(mail?.text).toContain('günü sonuna kadar geçerlidir.');
  expect(mail?.attachments).toMatchObject([
    { name: `teklif-${quote.number}-2.pdf`, type: 'application/pdf' },
  ]);
  expect(await textOf(mail?.attachments?.[0])).toContain('₺1.230,00');
});

it('sends no offer that staff give without a mail, and none that was rolled back', async () => {
  const quote = await mails.quietRequest();
  await mails.shop.offer(quote, [offeredLine(LINE)], { isBuyerNotified: false });
  const runner = mails.shop.app.get(CommandRunner, { strict: false });
  const undone = runner.inTransaction(TEST_STAFF, async (work) => {
    const stream = await work.load(QUOTES, quote.id);
    work.append(stream, [
      {
        type: 'QuoteMessageSent',
        data: { side: 'shop', message: 'Geri alınan', files: [], fileNames: null, isBuyerNotified: true },
      },
    ]);
    throw new Error('something else was refused');
  });
  await expect(undone).rejects.toThrow('something else was refused');
  await mails.work();
  await mails.untilDone();
  expect(mails.all()).toEqual([]);
});

it('sends one mail when two members of staff offer at once', async () => {
  const quote = { ...(await mails.quietRequest()), version: 1 };
  await mails.work();
  const offers = [1, 2].map(() => mails.shop.offer(quote, [offeredLine(LINE)]));
  const refused = (await Promise.allSettled(offers)).filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'VERSION_CONFLICT' } }]);
  await mails.untilDone();
  expect(mails.toBuyer()).toHaveLength(1);
});

it('keeps an offer while the mail server is away, and sends it under the same key once it is back', async () => {
  mails.fail(1);
  const quote = await mails.quietRequest();
  await mails.work();
  await mails.shop.offer(quote, [offeredLine(LINE)]);
  await mails.untilFailed();
  expect(mails.all()).toEqual([]);
  await mails.hurry();
  await mails.untilDone();
  expect(mails.all().map(({ key }) => key)).toEqual([`quote-offer-mail.${quote.id}.2`]);
});

it('mails the link once more, with the newest offer', async () => {
  const quote = await mails.quietRequest();
  await mails.work();
  await mails.shop.quotes.resend({ id: quote.id, cause: TEST_STAFF });
  await mails.untilDone();
  await mails.shop.offer(quote, [offeredLine(LINE)], { isBuyerNotified: false });
  await mails.shop.quotes.resend({ id: quote.id, cause: TEST_STAFF });
  await mails.untilDone();
  expect(mails.all().map(({ subject, attachments }) => [subject, attachments?.length])).toEqual([
    [`Teklif talebiniz alındı: ${quote.number}`, 0],
    [`Teklifiniz hazır: ${quote.number}`, 1],
  ]);
});

it('sends no mail about the quote of an erased buyer', async () => {
  const quote = await mails.shop.request();
  await mails.shop.dataSource.query('DELETE FROM stream_key WHERE stream = $1', [`quote-${quote.id}`]);
  await mails.work();
  await mails.untilDone();
  expect(mails.all()).toEqual([]);
});
