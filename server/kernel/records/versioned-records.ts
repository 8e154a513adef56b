import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../actor/cause.js';
import { AuditLog } from '../audit-log/audit-log.js';
import { DataVersions } from '../data-version/data-versions.js';
import { notFound, versionConflict } from '../refusal/general.refusals.js';
import { differingFields, type FieldChange, fieldChanges } from './differing-fields.js';
import type {
  CurrentRecord,
  HistoryOf,
  HistoryPage,
  KeyOf,
  RecordChange,
  RecordKind,
  RecordSave,
  RecordVersion,
} from './record-kind.js';
import {
  insertVersion,
  readAllLatest,
  readHistory,
  readLatest,
  readVersion,
  type RecordKey,
} from './record-version.queries.js';

/** The largest number of the column. */
const MAX_VERSION = 2_147_483_647;
const MAX_HISTORY_PAGE = 100;

/** What several people may change: nobody overwrites what they have not seen, and every version stays with its author. */
@Injectable()
export class VersionedRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dataVersions: DataVersions,
    private readonly audit: AuditLog,
  ) {}

  /** The newest version of each record of the kind, by its key. */
  latestOfAll({ name }: { name: string }): Promise<Map<string, RecordVersion>> {
    return readAllLatest(this.dataSource.manager, name);
  }

  /** @throws NOT_FOUND */
  async latest<Values extends object, Key extends KeyOf<Values>>(
    kind: RecordKind<Values>,
    key: Key,
  ): Promise<CurrentRecord<Values[Key]>> {
    return found(await kind.read(this.dataSource.manager, key));
  }

  /**
   * One version as it was saved; an old one may not pass the rules of today.
   *
   * @throws NOT_FOUND
   */
  async version({ name }: { name: string }, key: string, version: number): Promise<RecordVersion> {
    return found(await readVersion(this.dataSource.manager, { name, key, version }));
  }

  /** Who changed what when, newest version first. */
  async history(
    { name, upcast = (stored) => stored }: HistoryOf,
    key: string,
    page: HistoryPage = {},
  ): Promise<RecordChange[]> {
    const { part = null, skip = 0, take = MAX_HISTORY_PAGE } = page;
    const asked = { name, key, part, skip, take: Math.min(take, MAX_HISTORY_PAGE) };
    const versions = await readHistory(this.dataSource.manager, asked);
    // A part is a field of its own, which a version has or has not.
    const shaped = part === null ? upcast : (stored: unknown) => stored;
    return versions.map(({ before, after, ...version }) => ({
      ...version,
      changes: before === null ? [] : fieldChanges(shaped(before), shaped(after)),
    }));
  }

  /**
   * Saves the value as the next version, as the last statements of the caller's transaction: with its audit entry and the
   * next data version. A value equal to the current one adds nothing.
   *
   * @returns the number of the version that is current now
   * @throws what the kind refuses, NOT_FOUND
   * @throws VERSION_CONFLICT when the current version is not the expected one
   */
  async save<Values extends object, Key extends KeyOf<Values>>(
    transaction: EntityManager,
    kind: RecordKind<Values>,
    { key, expectedVersion, cause, ...save }: RecordSave<Key, Values[Key]>,
  ): Promise<number> {
    const value = kind.check(key, save.value);
    const recordKey = { name: kind.name, key };
    const current = found(await kind.read(transaction, key));
    if (current.version !== expectedVersion) throw await conflict(transaction, recordKey, expectedVersion);
    const changes = fieldChanges(asJson(current.value), asJson(value));
    if (changes.length === 0) return current.version;
    const version = expectedVersion + 1;
    const isSaved = await insertVersion(transaction, { ...recordKey, version, value, cause });
    if (!isSaved) throw await conflict(transaction, recordKey, expectedVersion);
    await kind.write(transaction, key, { version, value });
    await this.record(transaction, recordKey, { version, changes, cause });
    await this.dataVersions.bump(transaction, kind.topic);
    return version;
  }

  /** The shop's own saves are in the history of the record only; the audit log is about people and programs. */
  private async record(
    transaction: EntityManager,
    { name, key }: RecordKey,
    { version, changes, cause }: Pick<RecordChange, 'version' | 'changes'> & { cause: Cause },
  ): Promise<void> {
    if (cause.actor.kind === 'system') return;
    await this.audit.add(transaction, {
      ...cause,
      what: `${name}-saved`,
      subject: `${name} ${key}`,
      before: { version: version - 1, fields: valuesOf(changes, 'before') },
      after: {
        version,
        differing: changes.map(({ field }) => field),
        fields: valuesOf(changes, 'after'),
      },
    });
  }
}

const valuesOf = (changes: readonly FieldChange[], side: 'before' | 'after') =>
  Object.fromEntries(changes.map((change) => [change.field, change[side]]));

/** As it will be read: fields that are undefined are not stored. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function found<Found>(one: Found | null): Found {
  if (one === null) throw notFound();
  return one;
}

const isVersion = (number: number) => Number.isInteger(number) && number > 0 && number <= MAX_VERSION;

async function conflict(transaction: EntityManager, key: RecordKey, expectedVersion: number) {
  const current = found(await readLatest(transaction, key));
  const expected = isVersion(expectedVersion)
    ? await readVersion(transaction, { ...key, version: expectedVersion })
    : null;
  return versionConflict({
    expectedVersion,
    currentVersion: current.version,
    differing: expected ? differingFields(expected.value, current.value) : [],
    changedBy: current.actor,
    changedAt: current.savedAt.toISOString(),
  });
}
