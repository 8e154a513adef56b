import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { type Actor, type ActorKind, isPermitted } from '../../../kernel/actor/actor.js';
import { historyActor } from '../../../kernel/actor/history-actor.js';
import type { HistoryActor } from '../../../kernel/actor/history-actor.type.js';
import { AuditReader, type ChainedEntry } from '../../../kernel/audit-log/audit-reader.js';
import type { ListNeighbors } from '../../../kernel/listing/list-neighbors.type.js';
import { ChangeFeed, type ChainedChange } from '../../../kernel/event-store/change-feed.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import { entryChanges, eventChanges } from './audit.changes.js';
import { fieldLabel } from './audit.fields.js';
import { actionName, ACTIONS, kindName, THING_KINDS } from './audit.names.js';
import type { AuditOptions, AuditRecord, AuditRecordList } from './audit-record.type.js';
import type { AuditRecordNeighborsArgs, AuditRecordsArgs } from './audit-records.args.js';
import { AuditRecordQueries, placeOf, type RecordPlace } from './audit-records.queries.js';
import { thingsIn, withNames } from './audit.references.js';
import { AuditThings, type Thing } from './audit-things.js';

/** A record whose names are still to be read. */
type Unnamed = Omit<AuditRecord, 'thing'> & { thing: Thing };

const ACTORS = `
  SELECT * FROM (
    SELECT id, name, false AS "isProgram" FROM users WHERE role <> 'customer'
    UNION ALL SELECT id, name, true FROM api_key) AS actor
  ORDER BY name COLLATE "tr-x-icu", id`;

const NAMES = `
  SELECT id, name FROM users WHERE id = ANY($1::uuid[]) UNION ALL SELECT id, name FROM api_key WHERE id = ANY($1::uuid[])`;

/** Everything that somebody did, as staff read it who may see who did what. */
@Injectable()
export class AuditRecordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listed: AuditRecordQueries,
    private readonly things: AuditThings,
    private readonly feed: ChangeFeed,
    private readonly log: AuditReader,
  ) {}

  async page(args: AuditRecordsArgs, reader: Actor): Promise<AuditRecordList> {
    const page = await this.listed.page(args);
    return { ...page, items: await this.recordsAt(page.items, reader) };
  }

  /** Null for an id that no record has. */
  async find(id: string, reader: Actor): Promise<AuditRecord | null> {
    const place = placeOf(id);
    return place ? ((await this.recordsAt([place], reader))[0] ?? null) : null;
  }

  /** What stands beside a record in the list; nothing beside one that there is not. */
  neighbors(args: AuditRecordNeighborsArgs): Promise<ListNeighbors> {
    return this.listed.neighbors(args);
  }

  /** From beginning to end, some at a time: the rows of an export. */
  async *whole(args: AuditRecordsArgs, reader: Actor): AsyncGenerator<readonly AuditRecord[]> {
    for await (const places of this.listed.whole(args)) yield this.recordsAt(places, reader);
  }

  async options(): Promise<AuditOptions> {
    const named = (names: Readonly<Record<string, string>>) =>
      Object.entries(names)
        .map(([value, name]) => ({ value, name }))
        .sort((one, other) => one.name.localeCompare(other.name, 'tr'));
    return {
      actors: await this.dataSource.query<AuditOptions['actors']>(ACTORS),
      kinds: named(THING_KINDS),
      actions: named(ACTIONS),
    };
  }

  private async recordsAt(places: readonly RecordPlace[], reader: Actor): Promise<AuditRecord[]> {
    const idsOf = (wanted: RecordPlace['source']) =>
      places.filter(({ source }) => source === wanted).map(({ id }) => id);
    const [events, entries] = await Promise.all([
      this.feed.at(idsOf('event'), ({ permission }) => isPermitted(reader, permission)),
      this.log.entriesAt(idsOf('entry')),
    ]);
    const records = await this.named([...events.map(recordOfEvent), ...entries.map(recordOfEntry)]);
    const byId = new Map(records.map((record) => [record.id, record]));
    return places.flatMap(({ source, id }) => byId.get(`${source}-${String(id)}`) ?? []);
  }

  private async named(records: readonly Unnamed[]): Promise<AuditRecord[]> {
    const people = records.flatMap(({ actor, onBehalfOf }) => [actor, ...(onBehalfOf ? [onBehalfOf] : [])]);
    const [nameOf, names] = await Promise.all([
      this.things.names(records.flatMap(({ thing, changes }) => [thing, ...changes.flatMap(thingsIn)])),
      this.namesOf(people),
    ]);
    for (const person of people) person.name = (person.id && names.get(person.id)) ?? null;
    return records.map((record) => {
      const { kind, id } = record.thing;
      const thing = { kind, id, kindName: kindName(kind), name: nameOf(record.thing) };
      return { ...record, thing, changes: record.changes.map((change) => withNames(change, nameOf)) };
    });
  }

  private async namesOf(people: readonly HistoryActor[]): Promise<Map<string, string>> {
    const ids = [...new Set(people.flatMap(({ id }) => id ?? []))].filter((id) => isUuid(id));
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.query<{ id: string; name: string }[]>(NAMES, [ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

function recordOfEvent(event: ChainedChange): Unnamed {
  const { position, recordedAt: at, actor, onBehalfOf, requestId, type, category, stream, data } = event;
  return {
    id: `event-${String(position)}`,
    source: 'event',
    at,
    requestId,
    action: type,
    position,
    actionName: actionName(type),
    actor: actorOf(actor),
    onBehalfOf: onBehalfOf ? actorOf(onBehalfOf) : null,
    thing: { kind: category, id: idOfStream(stream) },
    changes: eventChanges(type, data, category),
    hiddenFields: event.hidden.map(fieldLabel),
    isGenuine: event.isGenuine,
    data: data && JSON.stringify(data),
    hash: event.hash.toString('hex'),
    previousHash: event.previousHash.toString('hex'),
  };
}

function recordOfEntry(entry: ChainedEntry): Unnamed {
  const { id, at, actor, requestId, what, subject, before, after, link, isGenuine } = entry;
  const [kind = '', ...rest] = subject.split(' ');
  const thing = { kind, id: rest.join(' ') };
  return {
    id: `entry-${String(id)}`,
    source: 'entry',
    at,
    requestId,
    action: what,
    isGenuine,
    actionName: actionName(what),
    actor: actorOf(actor),
    onBehalfOf: null,
    hiddenFields: [],
    thing,
    changes: entryChanges(thing.kind, before, after),
    position: link?.position ?? null,
    hash: link?.hash.toString('hex') ?? null,
    previousHash: link?.previousHash.toString('hex') ?? null,
    data: before || after ? JSON.stringify({ before, after }) : null,
  };
}

const actorOf = ({ kind, id }: { kind: ActorKind; id: string | null }) => historyActor(kind, id);
