import { Module } from '@nestjs/common';
import { ActorNames } from './actor-names.js';
import { HistoryActorResolver } from './history-actor.resolver.js';

/** How the people and programs of a history are called. */
@Module({ providers: [ActorNames, HistoryActorResolver] })
export class ActorsModule {}
