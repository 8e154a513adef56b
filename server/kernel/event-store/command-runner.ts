import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../refusal/general.refusals.js';
import type { Cause, DomainEvent, Recorded } from './domain-event.js';
import { EventStore } from './event-store.js';
import { versionConflict } from './event-store.refusals.js';
import type { OpenStream } from './open-stream.js';
import type { EventSourced } from './projection.js';
import type { Subject } from './stream-keys.js';

/** What goes into the same transaction as the events: stock, outbox, records of a request. */
export type Beside<Event extends DomainEvent> = (
  manager: EntityManager,
  recorded: readonly Recorded<Event>[],
) => Promise<void>;

export interface Command<Event extends DomainEvent> {
  of: EventSourced<Event>;
  id: string;
  cause: Cause;
  /** The version the user decided on; nothing for commands that any version is right for. */
  expectedVersion?: number | null;
  /** Pure, but for what it may have to take first (stock) to know what to decide. */
  decide: (history: readonly Recorded<Event>[], manager: EntityManager) => Event[] | Promise<Event[]>;
  beside?: Beside<Event>;
}

export interface Beginning<Event extends DomainEvent> {
  of: EventSourced<Event>;
  id: string;
  subject: Subject;
  cause: Cause;
  /** Anything written before the events, within the transaction; its answer is what happened. */
  decide: (manager: EntityManager, stream: OpenStream<Event>) => Promise<Event[]>;
  beside?: Beside<Event>;
}

const ATTEMPTS = 12;
const LONGEST_PAUSE_MS = 40;
const UNIQUE_VIOLATION = '23505';
const TRANSIENT = new Set(['40001', '40P01']);

/**
 * Runs intentions on streams, one transaction each: what follows from the events is written first, the events last,
 * because every writer of the shop queues up for their positions.
 */
@Injectable()
export class CommandRunner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStore,
  ) {}

  /**
   * @returns what was recorded; nothing when there was nothing to do
   * @throws NOT_FOUND when there is no such stream
   * @throws VERSION_CONFLICT when somebody else was faster than a user who decided on a version
   */
  async run<Event extends DomainEvent>(command: Command<Event>): Promise<Recorded<Event>[]> {
    const isDecidedOnVersion = typeof command.expectedVersion === 'number';
    return this.repeat(
      () => this.attempt(command),
      (error) => isTransient(error) || (!isDecidedOnVersion && isTaken(error)),
    ).catch(async (error: unknown) => {
      if (isDecidedOnVersion && isTaken(error)) throw await this.conflict(command);
      throw error;
    });
  }

  /** Begins a stream; tried again only where the database asks for it. */
  begin<Event extends DomainEvent>(beginning: Beginning<Event>): Promise<Recorded<Event>[]> {
    const { of, cause, beside } = beginning;
    return this.repeat(
      () =>
        this.dataSource.transaction(async (manager) => {
          const stream = await this.store.begin(manager, of.category, beginning);
          const events = await beginning.decide(manager, stream);
          return record(manager, { stream, events, of, cause, beside });
        }),
      isTransient,
    );
  }

  private attempt<Event extends DomainEvent>(command: Command<Event>): Promise<Recorded<Event>[]> {
    const { of, id, cause, beside, expectedVersion } = command;
    return this.dataSource.transaction(async (manager) => {
      const stream = await this.store.open(manager, of.category, id);
      if (!stream) throw notFound();
      if (typeof expectedVersion === 'number' && expectedVersion !== stream.version) {
        throw versionConflict({ expectedVersion, currentVersion: stream.version });
      }
      const events = await command.decide(stream.history, manager);
      return events.length === 0 ? [] : record(manager, { stream, events, of, cause, beside });
    });
  }

  private async repeat<Answer>(
    attempt: () => Promise<Answer>,
    isWorthAnother: (error: unknown) => boolean,
  ): Promise<Answer> {
    for (let left = ATTEMPTS - 1; ; left--) {
      try {
        return await attempt();
      } catch (error) {
        if (left === 0 || !isWorthAnother(error)) throw error;
        await pause(Math.random() * LONGEST_PAUSE_MS);
      }
    }
  }

  private async conflict<Event extends DomainEvent>(command: Command<Event>): Promise<Error> {
    const history = await this.store.read(command.of.category, command.id);
    return versionConflict({
      expectedVersion: command.expectedVersion ?? 0,
      currentVersion: history.length,
    });
  }
}

interface Recording<Event extends DomainEvent> {
  stream: OpenStream<Event>;
  events: readonly Event[];
  of: EventSourced<Event>;
  cause: Cause;
  beside?: Beside<Event>;
}

async function record<Event extends DomainEvent>(
  manager: EntityManager,
  { stream, events, of, cause, beside }: Recording<Event>,
): Promise<Recorded<Event>[]> {
  const recorded = stream.stage(events, cause);
  for (const event of recorded) await of.projection.apply(manager, event);
  await beside?.(manager, recorded);
  await stream.append(manager);
  return recorded;
}

const driverError = (error: unknown) =>
  (error as { driverError?: { code?: string; constraint?: string } } | null)?.driverError ?? {};

function isTaken(error: unknown): boolean {
  const { code, constraint } = driverError(error);
  return code === UNIQUE_VIOLATION && constraint === 'event_stream_version';
}

function isTransient(error: unknown): boolean {
  return TRANSIENT.has(driverError(error).code ?? '');
}
