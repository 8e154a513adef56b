import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobQueues } from './job-queues.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox.relay.js';
import { OutboxRows } from './outbox.rows.js';
import { ReactionRunner } from './reaction.runner.js';
import { Reactions } from './reactions.js';

@Module({})
export class QueueModule {
  /** Side effects are noted down; workers carry them out. */
  static forAdding(): DynamicModule {
    return { module: QueueModule, global: true, providers: [Outbox], exports: [Outbox] };
  }

  /** Side effects are carried out here, by the reactions of the modules beside this one. */
  static forWorking(): DynamicModule {
    return {
      module: QueueModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [Outbox, OutboxRows, JobQueues, Reactions, ReactionRunner, OutboxRelay],
      exports: [Outbox, JobQueues, OutboxRelay],
    };
  }
}
