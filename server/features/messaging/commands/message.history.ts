import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { EventStore } from '../../../kernel/event-store/event-store.js';
import { type MessageSnapshot, messageSnapshotOf } from '../history/message.snapshot.js';
import { MESSAGES } from './message.category.js';

/** Messages as the sum of their events. */
@Injectable()
export class MessageHistory {
  constructor(private readonly store: EventStore) {}

  /** Null when there is no such message. */
  async find(id: string): Promise<MessageSnapshot | null> {
    if (!isUuid(id)) return null;
    return messageSnapshotOf(await this.store.read(MESSAGES.category, id));
  }

  /** In the order of the ids, without those of no message. */
  async list(ids: readonly string[]): Promise<MessageSnapshot[]> {
    const events = await this.store.readAll(MESSAGES.category, ids);
    const found = ids.map((id) => {
      const known = events.get(id) ?? [];
      if (known instanceof Error) throw known;
      return messageSnapshotOf(known);
    });
    return found.filter((message) => message !== null);
  }
}
