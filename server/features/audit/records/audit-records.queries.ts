import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListNeighbors } from '../../../kernel/listing/list-neighbors.type.js';
import type { ListPage } from '../../../kernel/listing/list-page.js';
import { ListQuery, type ListSource } from '../../../kernel/listing/list-query.js';
import type { Slice } from '../../../kernel/listing/list.args.js';
import { asc, type Bind, desc } from '../../../kernel/listing/sorting.js';
import { SECURITY_ACTIONS } from './audit.names.js';
import { AuditThings, type FoundThings } from './audit-things.js';
import type { AuditRecordFilter, AuditSort } from './audit-records.args.js';
import type { AuditSource } from './audit-record.type.js';

/** Where a record stands: an event by its position, an entry by its id. */
export interface RecordPlace {
  source: AuditSource;
  id: number;
}

const PLACE = /^(event|entry)-(\d{1,15})$/;

/** Undefined for an id that no record can have. */
export function placeOf(recordId: string): RecordPlace | undefined {
  const [, source, id] = PLACE.exec(recordId) ?? [];
  return source === undefined ? undefined : { source: source as AuditSource, id: Number(id) };
}

const recordIdOf = (place: RecordPlace | null): string | null =>
  place && `${place.source}-${String(place.id)}`;

interface ListRequest {
  filter?: AuditRecordFilter | null;
  sort: AuditSort;
}

interface ResolvedFilter extends Omit<AuditRecordFilter, 'text'> {
  found?: FoundThings | null;
}

/** Counted further, a filter that finds a large part of the log would take longer than its page. */
const MAX_COUNTED = 10_000;
const MAX_FOUND_COUNTED = 1_000;

/** Of one value rows are read in the order of its index; of several, of the index by time or of all that have them. */
const anyOf = (column: string, values: readonly string[], bind: Bind): string =>
  values.length === 1 ? `${column} = ${bind(values[0])}` : `${column} = ANY(${bind(values)})`;

type Parted = readonly [ofEvents: readonly string[], ofEntries: readonly string[]];

const parted = (values: readonly string[], isOfEvents: (value: string) => boolean): Parted => [
  values.filter(isOfEvents),
  values.filter((value) => !isOfEvents(value)),
];

/** Events are named `LikeThis`, entries `like-this`. */
const isEventName = (name: string): boolean => /^[A-Z]/.test(name);

const STREAM_KINDS: ReadonlySet<string> = new Set(['order', 'quote', 'message']);

/** Says in which of the tables each value can be: looked for in the other one, all of that would be read in vain. */
function bySource(column: string, [ofEvents, ofEntries]: Parted, bind: Bind): string {
  const parts = [
    ...(ofEvents.length > 0 ? [`source = 'event' AND ${anyOf(column, ofEvents, bind)}`] : []),
    ...(ofEntries.length > 0 ? [`source = 'entry' AND ${anyOf(column, ofEntries, bind)}`] : []),
  ];
  return parts.length === 0 ? 'FALSE' : parts.map((part) => `(${part})`).join(' OR ');
}

/** Only parts that may find something: one without values would keep the indexes of the others from being used. */
function foundCondition({ actors, things, requestId }: FoundThings, bind: Bind): string {
  const parts = [
    ...(actors.length > 0 ? [anyOf('actor_id', actors, bind)] : []),
    ...(things.length > 0 ? [anyOf('thing', things, bind)] : []),
    `request_id = ${bind(requestId)}`,
  ];
  return parts.join(' OR ');
}

/**
 * The evidence itself, not a copy of it. All columns compare byte by byte, as those of events do: a UNION whose columns compare
 * differently uses no index of either table.
 */
const RECORDS = `(
  SELECT 'event'::text COLLATE "C" AS source, position AS id, recorded_at AS at, actor_kind, actor_id, type AS what,
    category AS kind, stream AS thing, request_id FROM event
  UNION ALL SELECT 'entry'::text COLLATE "C", id, at, actor_kind COLLATE "C", actor_id COLLATE "C", what COLLATE "C",
    split_part(subject, ' ', 1) COLLATE "C", subject COLLATE "C", request_id COLLATE "C" FROM audit) AS record`;

const SOURCE: ListSource<ResolvedFilter, AuditSort> = {
  columns: 'source, id',
  from: RECORDS,
  identity: (recordId, bind) => {
    const place = placeOf(recordId);
    return place ? `source = '${place.source}' AND id = ${bind(place.id)}` : 'FALSE';
  },
  conditions: {
    found: foundCondition,
    source: (source) => `source = '${source}'`,
    isSecurity: (isSecurity, bind) => (isSecurity ? bySource('what', [[], SECURITY_ACTIONS], bind) : null),
    actorId: (id, bind) => `actor_id = ${bind(id)}`,
    actorKinds: (kinds, bind) => anyOf('actor_kind', kinds, bind),
    kinds: (kinds, bind) =>
      bySource(
        'kind',
        parted(kinds, (kind) => STREAM_KINDS.has(kind)),
        bind,
      ),
    actions: (actions, bind) => bySource('what', parted(actions, isEventName), bind),
    thing: (thing, bind) => `thing = ANY(${bind(spellingsOf(thing))})`,
    from: (time, bind) => `at >= ${bind(time)}`,
    before: (time, bind) => `at < ${bind(time)}`,
  },
  sorts: {
    newest: [desc('at'), desc('source'), desc('id')],
    oldest: [asc('at'), asc('source'), asc('id')],
  },
  maxCounted: ({ source: _source, ...others }) =>
    Object.values(others).some((value) => value !== null) ? MAX_FOUND_COUNTED : MAX_COUNTED,
};

const LIST = new ListQuery<RecordPlace, ResolvedFilter, AuditSort>(SOURCE);

/** By a time that no index is in the order of: few records are found by what they are about, not by going through all by their time. */
const TIME = "(at + interval '0')";
const FEW = new ListQuery<RecordPlace, ResolvedFilter, AuditSort>({
  ...SOURCE,
  sorts: {
    newest: [desc(TIME), desc('source'), desc('id')],
    oldest: [asc(TIME), asc('source'), asc('id')],
  },
});

const listOf = ({ found }: ResolvedFilter) => (found && !found.isFrequent ? FEW : LIST);

/** Finds the places of records, whatever they say. */
@Injectable()
export class AuditRecordQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly things: AuditThings,
  ) {}

  async page({ filter, sort, ...slice }: ListRequest & Slice): Promise<ListPage<RecordPlace>> {
    const resolved = await this.resolve(filter);
    return listOf(resolved).page(this.dataSource, { filter: resolved, sort, ...slice });
  }

  /** From beginning to end, some at a time: the rows of an export. */
  async *whole({ filter, sort }: ListRequest): AsyncGenerator<readonly RecordPlace[]> {
    const resolved = await this.resolve(filter);
    yield* listOf(resolved).whole(this.dataSource, { filter: resolved, sort });
  }

  async neighbors({ filter, sort, id }: ListRequest & { id: string }): Promise<ListNeighbors> {
    const resolved = await this.resolve(filter);
    const list = { filter: resolved, sort, id };
    const { previous, next, ...place } = await listOf(resolved).neighbors(this.dataSource, list);
    return { previousId: recordIdOf(previous), nextId: recordIdOf(next), ...place };
  }

  private async resolve(filter: AuditRecordFilter | null | undefined): Promise<ResolvedFilter> {
    const { text, ...others } = filter ?? {};
    return { ...others, found: text?.trim() ? await this.things.find(text) : null };
  }
}

/** `order:3f…` as a stream and as a subject. */
function spellingsOf(thing: string): [stream: string, subject: string] {
  const colon = thing.indexOf(':');
  const [kind, id] = [thing.slice(0, colon), thing.slice(colon + 1)];
  return [`${kind}-${id}`, `${kind} ${id}`];
}
