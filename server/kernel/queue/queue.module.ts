import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobQueues } from './job-queues.js';
import { OutboxAdmin } from './outbox.admin.js';
import { Outbox } from './outbox.js';
import { OutboxQueries } from './outbox.queries.js';
import { OutboxWorker } from './outbox.worker.js';
import type { Reaction } from './reaction.js';
import { ReactionProviders } from './reaction-providers.js';
import { Subscriptions } from './subscriptions.js';

const WORKING = [OutboxQueries, ReactionProviders, OutboxWorker, JobQueues];

@Module({})
export class QueueModule {
  /** Reactions are written to the outbox here; workers carry them out. */
  static forProducer(reactions: readonly Type<Reaction>[]): DynamicModule {
    const providers = producers(reactions);
    return { module: QueueModule, global: true, providers, exports: providers };
  }

  /** Reactions are carried out here, by the providers of the worker's other modules. */
  static forWorker(reactions: readonly Type<Reaction>[]): DynamicModule {
    const providers = producers(reactions);
    return {
      module: QueueModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [...providers, ...WORKING],
      exports: [...providers, JobQueues, OutboxWorker],
    };
  }
}

const producers = (reactions: readonly Type<Reaction>[]) => [
  { provide: Subscriptions, useFactory: () => new Subscriptions(reactions) },
  Outbox,
  OutboxAdmin,
];
