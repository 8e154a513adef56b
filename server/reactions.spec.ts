import { Global, Module, type Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { EVENT_SOURCED } from './event-sourced.js';
import { TEST_MASTER_KEY } from './kernel/config/test-master-key.js';
import { readConfig } from './kernel/config/config.js';
import { ConfigModule } from './kernel/config/config.module.js';
import { EventStoreModule } from './kernel/event-store/event-store.module.js';
import { MasterKey } from './kernel/keys/master-key.js';
import { QueueModule } from './kernel/queue/queue.module.js';
import { type Reaction, ReactsTo, subscriptionOf } from './kernel/queue/reaction.js';
import { REACTIONS } from './reactions.js';

const config = readConfig({ DATABASE_URL: 'postgres://u:p@db/x', MASTER_KEY: TEST_MASTER_KEY });

/** Starts what every process has of the event store and the outbox; no database is asked. */
async function start(reactions: readonly Type<Reaction>[]): Promise<void> {
  const kernel = [
    { provide: DataSource, useValue: {} },
    { provide: MasterKey, useValue: new MasterKey(config) },
  ];

  @Global()
  @Module({ providers: kernel, exports: kernel })
  class TestKernelModule {}

  const imports = [
    TestKernelModule,
    ConfigModule.forRoot(config),
    EventStoreModule.forRoot(EVENT_SOURCED),
    QueueModule.forProducer(reactions),
  ];
  const process = await (await Test.createTestingModule({ imports }).compile()).init();
  await process.close();
}

const namesFor = (type: string) =>
  REACTIONS.map(subscriptionOf).flatMap((found) => (found?.types.includes(type) ? [found.name] : []));

it('starts with the reactions of the shop', async () => {
  await expect(start(REACTIONS)).resolves.toBeUndefined();
});

it('does not start with a reaction to an event that no category knows, and says so in one line', async () => {
  @ReactsTo('OrderPlcaed', { name: 'order-mail' })
  class Misspelled implements Reaction {
    react = () => Promise.resolve();
  }
  await expect(start([...REACTIONS, Misspelled])).rejects.toMatchObject({
    name: 'BootError',
    message: 'Reaction order-mail reacts to OrderPlcaed: there is no such event or fact.',
  });
});

it('does not start when no reaction answers a declared fact', async () => {
  const others = REACTIONS.filter((reaction) => subscriptionOf(reaction)?.name !== 'password-reset-mail');
  await expect(start(others)).rejects.toThrow('No reaction answers the fact PasswordResetRequested');
});

it.each([
  ['OrderPlaced', ['new-order-mail', 'notice-of-low-stock', 'notice-of-placed-order', 'order-received-mail']],
  ['OrderStatusChanged', ['order-change-mail']],
  ['OrderCancelled', ['cancellation-mail', 'notice-of-cancelled-order', 'order-change-mail']],
  ['OrderCancelledUnpaid', ['order-change-mail']],
  ['OrderReactivated', ['order-change-mail']],
  ['OrderLinkRenewed', ['order-link-mail']],
  ['OrderShipmentCorrected', ['order-change-mail']],
  ['OrderMarkedPaid', ['order-paid-mail']],
  ['OrderConfirmationResent', ['order-received-again-mail']],
  ['OrderPaymentReverted', ['payment-reverted-mail']],
  ['OrderNoteWithdrawn', []],
  ['OrderNoted', []],
  ['OrderReferencesCorrected', []],
])('%s is followed by the reactions %j', (type, names) => {
  expect(namesFor(type).sort()).toEqual(names);
});
