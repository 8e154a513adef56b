import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type Reaction, REACTS_TO } from './reaction.js';

class UnknownReaction extends Error {
  override readonly name = 'UnknownReaction';
}

/** Every reaction that the modules of this process provide. */
@Injectable()
export class Reactions implements OnModuleInit {
  private readonly byName = new Map<string, Reaction>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      const name: unknown = metatype && Reflect.getMetadata(REACTS_TO, metatype);
      if (typeof name === 'string') this.learn(name, instance as Reaction);
    }
  }

  /** @throws when no module of this process has one of that name */
  named(name: string): Reaction {
    const reaction = this.byName.get(name);
    if (!reaction) throw new UnknownReaction(`No reaction is named ${name}`);
    return reaction;
  }

  private learn(name: string, reaction: Reaction): void {
    if (this.byName.has(name)) throw new Error(`Two reactions are named ${name}`);
    this.byName.set(name, reaction);
  }
}
