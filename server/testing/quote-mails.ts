import { Test, type TestingModule } from '@nestjs/testing';
import { until } from '../kernel/clock/test-until.js';
import { readConfig } from '../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../kernel/config/test-master-key.js';
import type { Mail, MailAttachment } from '../kernel/mail/mail.js';
import { Mailer } from '../kernel/mail/mailer.js';
import { WorkerModule } from '../worker.module.js';
import { openTestQuotes, QUOTE_BUYER, type TestQuote, type TestQuotes } from './quotes.js';

export const PUBLIC_URL = 'https://magaza.example';

const OPEN = 'SELECT count(*) AS open FROM outbox WHERE done_at IS NULL';
const FAILED = 'SELECT 1 FROM outbox WHERE last_error IS NOT NULL';

/** A shop of quotes and, for each test, a worker with a mailer that keeps what it sends. */
export function useQuoteMails(environment: { PUBLIC_URL?: string } = { PUBLIC_URL }) {
  let shop: TestQuotes;
  let worker: TestingModule;
  let mails: Mail[] = [];
  let failures = 0;

  const mailer = {
    async send(mail: Mail): Promise<void> {
      if (failures-- > 0) throw new Error('the server is away');
      // As the transport does: files are made when the mail is sent.
      const attachments = await Promise.all((mail.attachments ?? []).map(produced));
      mails.push({ ...mail, attachments });
    },
  };

  beforeAll(async () => {
    shop = await openTestQuotes({ environment });
  }, 30_000);

  beforeEach(async () => {
    mails = [];
    failures = 0;
    const config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: shop.databaseUrl,
      MASTER_KEY: TEST_MASTER_KEY,
      ...environment,
    });
    const testing = Test.createTestingModule({ imports: [WorkerModule.forRoot(config)] });
    worker = await testing.overrideProvider(Mailer).useValue(mailer).compile();
    await shop.dataSource.query('DELETE FROM outbox');
  });

  afterEach(() => worker.close());

  afterAll(() => shop.close());

  return {
    get shop() {
      return shop;
    },
    work: () => worker.init(),
    /** The next mails are not accepted. */
    fail: (count: number) => (failures = count),
    untilFailed: () => until(async () => (await shop.dataSource.query<unknown[]>(FAILED)).length > 0),
    /** @param held how many reactions are held back, which stay */
    untilDone: (held = 0) =>
      until(async () => {
        const [row] = await shop.dataSource.query<{ open: number }[]>(OPEN);
        return row?.open === held;
      }),
    /** What was held back, or is to be tried again, is due. */
    hurry: () => shop.dataSource.query('UPDATE outbox SET next_attempt_at = now() WHERE done_at IS NULL'),
    /** A request without its own mails. */
    async quietRequest(): Promise<TestQuote> {
      const quote = await shop.request();
      await shop.dataSource.query('DELETE FROM outbox');
      return quote;
    },
    all: () => mails,
    toBuyer: () => mails.filter(({ to }) => to === QUOTE_BUYER.email),
    toShop: () => mails.filter(({ to }) => to !== QUOTE_BUYER.email),
    forget: () => (mails = []),
  };
}

async function produced(file: MailAttachment): Promise<MailAttachment> {
  if ('text' in file || Buffer.isBuffer(file.content)) return file;
  return { ...file, content: await file.content() };
}
