import { Test, type TestingModule } from '@nestjs/testing';
import { until } from '../kernel/clock/test-until.js';
import type { Mail } from '../kernel/mail/mail.js';
import { Mailer } from '../kernel/mail/mailer.js';
import { forgetQueues, testConfig } from '../kernel/queue/test-worker.js';
import { WorkerModule } from '../worker.module.js';
import { TEST_BUYER, type TestOrders } from './orders.js';

/** Reactions to the orders of each test begin when they are asked for, with a mailer that keeps what it sends. */
export function useBuyerMails(fixture: { readonly shop: TestOrders }): () => Promise<Mail[]> {
  let worker: TestingModule | undefined;

  beforeEach(() => fixture.shop.dataSource.query('DELETE FROM outbox'));

  afterEach(async () => {
    await worker?.close();
    worker = undefined;
    await forgetQueues({ url: fixture.shop.databaseUrl });
  });

  const isAllDone = async () => {
    const [row] = await fixture.shop.dataSource.query<{ open: number }[]>(
      'SELECT count(*) AS open FROM outbox WHERE done_at IS NULL',
    );
    return row?.open === 0;
  };

  /** Lets a worker carry out what has been recorded; returns the mails it sent to the buyer. */
  return async () => {
    const mails: Mail[] = [];
    const mailer = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) };
    const config = testConfig({ url: fixture.shop.databaseUrl });
    const testing = Test.createTestingModule({ imports: [WorkerModule.forRoot(config)] });
    worker = await testing.overrideProvider(Mailer).useValue(mailer).compile();
    // A change of staff can be undone for a while.
    await fixture.shop.dataSource.query('UPDATE outbox SET next_attempt_at = now()');
    await worker.init();
    await until(isAllDone);
    return mails.filter(({ to }) => to === TEST_BUYER.email);
  };
}
