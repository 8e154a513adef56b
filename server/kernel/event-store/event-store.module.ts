import { type DynamicModule, Module } from '@nestjs/common';
import { AuditVerification } from './audit-verification.js';
import { ChangeFeed } from './change-feed.js';
import { CheckpointSchedule } from './checkpoint-schedule.js';
import { Checkpoints } from './checkpoints.js';
import { CommandRunner } from './command-runner.js';
import { EventStore } from './event-store.js';
import { type AnyEventSourced, EventSourcedKinds } from './projection.js';
import { ProjectionProof } from './projection-proof.js';
import { StreamKeys } from './stream-keys.js';

/** What happened in the shop: recorded once, never changed, and proved. */
@Module({})
export class EventStoreModule {
  /** @param kinds everything event-sourced in the process */
  static of(kinds: readonly AnyEventSourced[]): DynamicModule {
    const providers = [
      StreamKeys,
      EventStore,
      CommandRunner,
      ChangeFeed,
      Checkpoints,
      ProjectionProof,
      AuditVerification,
      { provide: EventSourcedKinds, useValue: new EventSourcedKinds(kinds) },
    ];
    return { module: EventStoreModule, global: true, providers, exports: providers };
  }

  /** The same, and history is sealed each hour. */
  static forWorker(kinds: readonly AnyEventSourced[]): DynamicModule {
    const { providers = [], ...module } = EventStoreModule.of(kinds);
    return { ...module, providers: [...providers, CheckpointSchedule] };
  }
}
