import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { Subscriptions } from '../queue/subscriptions.js';
import { ChangeFeed } from './change-feed.js';
import { CommandRunner } from './command-runner.js';
import { EventMacs } from './event-macs.js';
import { EventStore } from './event-store.js';
import { type AnyEventSourced, EventSourcedKinds } from './projection.js';
import { StreamKeys } from './stream-keys.js';

const PROVIDERS = [StreamKeys, EventMacs, EventStore, CommandRunner, ChangeFeed];

/** The events of the shop: recorded once, never changed. */
@Module({})
export class EventStoreModule implements OnModuleInit {
  constructor(
    private readonly kinds: EventSourcedKinds,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** @param kinds everything event-sourced in the process */
  static forRoot(kinds: readonly AnyEventSourced[]): DynamicModule {
    const providers = [...PROVIDERS, { provide: EventSourcedKinds, useValue: new EventSourcedKinds(kinds) }];
    return { module: EventStoreModule, global: true, providers, exports: providers };
  }

  /** @throws {BootError} when reactions and what they react to do not fit together */
  onModuleInit(): void {
    this.subscriptions.check(this.kinds.all().flatMap(({ category }) => Object.keys(category.kinds)));
  }
}
