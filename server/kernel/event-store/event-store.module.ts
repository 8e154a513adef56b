import { type DynamicModule, Module } from '@nestjs/common';
import { ChangeFeed } from './change-feed.js';
import { CommandRunner } from './command-runner.js';
import { EventStore } from './event-store.js';
import { type AnyEventSourced, EventSourcedKinds } from './projection.js';
import { StreamKeys } from './stream-keys.js';

const PROVIDERS = [StreamKeys, EventStore, CommandRunner, ChangeFeed];

/** What happened in the shop: recorded once, never changed. */
@Module({})
export class EventStoreModule {
  /** @param kinds everything event-sourced in the process */
  static of(kinds: readonly AnyEventSourced[]): DynamicModule {
    const providers = [...PROVIDERS, { provide: EventSourcedKinds, useValue: new EventSourcedKinds(kinds) }];
    return { module: EventStoreModule, global: true, providers, exports: providers };
  }
}
