import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit-log/audit-log.js';
import { DataVersions } from '../data-version/data-versions.js';
import { notFound, versionConflict } from '../refusal/general.refusals.js';
import type {
  DocumentCollection,
  DocumentSave,
  DocumentVersion,
  HistoryPage,
  SavedVersion,
} from './document-version.js';
import { differingFields } from './differing-fields.js';
import {
  insertVersion,
  readAllLatest,
  readHistory,
  readLatest,
  readVersion,
} from './versioned-document.queries.js';

/** The largest number of the column. */
const MAX_VERSION = 2_147_483_647;
const MAX_HISTORY_PAGE = 100;

/** JSON documents. Every version is stored with its author and never changed. */
@Injectable()
export class VersionedDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dataVersions: DataVersions,
    private readonly audit: AuditLog,
  ) {}

  /** The newest version of every document of the collection by its id. */
  latestOfAll({ name }: DocumentCollection): Promise<Map<string, DocumentVersion>> {
    return readAllLatest(this.dataSource.manager, name);
  }

  /** @throws NOT_FOUND when the collection has no such document */
  async latest({ name }: DocumentCollection, id: string): Promise<DocumentVersion> {
    return found(await readLatest(this.dataSource.manager, { collection: name, id }));
  }

  /** @throws NOT_FOUND when the document has no such version */
  async version({ name }: DocumentCollection, id: string, version: number): Promise<DocumentVersion> {
    return found(await readVersion(this.dataSource.manager, { collection: name, id, version }));
  }

  /** Who saved the document when, newest version first. */
  versions({ name }: DocumentCollection, id: string, page: HistoryPage = {}): Promise<SavedVersion[]> {
    const { skip = 0, take = MAX_HISTORY_PAGE } = page;
    return readHistory(this.dataSource.manager, {
      collection: name,
      id,
      skip,
      take: Math.min(take, MAX_HISTORY_PAGE),
    });
  }

  /**
   * Adds the document as the next version, as the last statements of the caller's transaction. A document equal to the
   * current one adds nothing.
   *
   * @returns the number of the version that is current now
   * @throws NOT_FOUND when the collection has no such document
   * @throws VERSION_CONFLICT when the current version is not the expected one
   */
  async save(
    transaction: EntityManager,
    collection: DocumentCollection,
    id: string,
    { document, expectedVersion, cause }: DocumentSave,
  ): Promise<number> {
    const key = { collection: collection.name, id };
    const current = found(await readLatest(transaction, key));
    if (current.version !== expectedVersion) throw await conflict(transaction, key, expectedVersion);
    const differing = differingFields(current.document, asJson(document));
    if (differing.length === 0) return current.version;
    const version = expectedVersion + 1;
    const isSaved = await insertVersion(transaction, { ...key, version, document, cause });
    if (!isSaved) throw await conflict(transaction, key, expectedVersion);
    if (isAudited(cause)) {
      await this.audit.add(transaction, {
        ...cause,
        what: `${collection.name}-saved`,
        subject: `${collection.name} ${id}`,
        before: { version: current.version },
        after: { version, differing },
      });
    }
    await this.dataVersions.bump(transaction, collection.topic);
    return version;
  }
}

/** The shop's own saves are in the history of the document only; the audit log is about people and programs. */
const isAudited = ({ actor }: DocumentSave['cause']) => actor.kind !== 'system';

/** As it will be read: fields that are undefined are not stored. */
const asJson = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

function found(version: DocumentVersion | null): DocumentVersion {
  if (!version) throw notFound();
  return version;
}

const isVersion = (number: number) => Number.isInteger(number) && number > 0 && number <= MAX_VERSION;

async function conflict(
  transaction: EntityManager,
  key: { collection: string; id: string },
  expectedVersion: number,
) {
  const current = found(await readLatest(transaction, key));
  const expected = isVersion(expectedVersion)
    ? await readVersion(transaction, { ...key, version: expectedVersion })
    : null;
  return versionConflict({
    expectedVersion,
    currentVersion: current.version,
    differing: expected ? differingFields(expected.document, current.document) : [],
  });
}
