import type { Permission } from '../actor/actor.js';
import type { DomainEvent } from './domain-event.js';

/** Upgrades the data of an event from one schema version to the next; personal fields are readable, or null once erased. */
export type Upcast = (data: Record<string, unknown>) => Record<string, unknown>;

/** How the events of one type are stored. */
interface EventKind<Data> {
  /** Fields of the data that are about a person, each encrypted as a whole. */
  personal: readonly (keyof Data & string)[];
  /** `upcasts[0]` upgrades version 1 to 2, and so on: the newest schema version is one more than their number. */
  upcasts: readonly Upcast[];
}

/** A kind of stream: all orders, all quotes. */
export interface StreamCategory<Event extends DomainEvent> {
  /** Without a hyphen: the first hyphen of a stream ends it. */
  name: string;
  /** Who may read these events in the feed of changes. */
  permission: Permission;
  kinds: { readonly [Type in Event['type']]: EventKind<Extract<Event, { type: Type }>['data']> };
}

export const streamOf = (category: { name: string }, id: string): string => `${category.name}-${id}`;

export const idOfStream = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

export const categoryOfStream = (stream: string): string => stream.slice(0, stream.indexOf('-'));
