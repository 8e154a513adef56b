import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { BootError } from '../config/boot-error.js';
import { type Reaction, subscriptionOf } from './reaction.js';
import { Subscriptions } from './subscriptions.js';

class UnknownReaction extends Error {
  override readonly name = 'UnknownReaction';
}

/** The instances of the reactions, from the modules of this worker. */
@Injectable()
export class ReactionProviders implements OnModuleInit {
  private readonly byName = new Map<string, Reaction>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** @throws {BootError} when the listed reactions and those of the modules are not the same */
  onModuleInit(): void {
    const { reactions } = this.subscriptions;
    for (const { metatype, instance } of this.discovery.getProviders()) {
      const name = metatype && subscriptionOf(metatype)?.name;
      if (!name) continue;
      if (!reactions.some((listed) => listed === metatype)) {
        throw new BootError(
          `Reaction ${name} is not listed in REACTIONS: nothing would ever follow from it.`,
        );
      }
      this.byName.set(name, instance as Reaction);
    }
    const missing = reactions
      .map((listed) => subscriptionOf(listed)?.name ?? '')
      .find((name) => !this.byName.has(name));
    if (missing) {
      throw new BootError(`Reaction ${missing} is listed, but no module of the worker provides it.`);
    }
  }

  /** @throws {UnknownReaction} for a row that another version of the shop wrote */
  get(name: string): Reaction {
    const reaction = this.byName.get(name);
    if (!reaction) throw new UnknownReaction(`No reaction is named ${name}`);
    return reaction;
  }
}
