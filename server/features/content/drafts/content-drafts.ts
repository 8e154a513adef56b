import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { withRetry } from '../../../kernel/database/transaction-retry.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import type { CurrentRecord, SavedVersion } from '../../../kernel/records/record-kind.js';
import { readLatest } from '../../../kernel/records/record-version.queries.js';
import { VersionedRecords } from '../../../kernel/records/versioned-records.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { keepHeroImage } from '../admin/content.editor.js';
import { draftOutdated, publishTimePast } from '../content.refusals.js';
import { CONTENT_DRAFTS, type ContentDraftValue, NO_DRAFT } from './content-draft.record.js';
import { targetOf } from './draft-target.js';

/** A change of a draft that was read at this version. */
export interface DraftChange {
  target: string;
  expectedVersion: number;
  cause: Cause;
}

interface WrittenDraft {
  document: object;
  basedOn: number;
}

/** A draft with what is published in its place. */
export interface CurrentDraft extends CurrentRecord<ContentDraftValue> {
  target: string;
  publishedVersion: number;
  /** Who changed it last, and when; null when there never was one. */
  changed: SavedVersion | null;
}

const OPEN = `
  SELECT id AS target FROM (
    SELECT DISTINCT ON (id) id, version, document, saved_at FROM document_version
    WHERE collection = '${CONTENT_DRAFTS.name}' ORDER BY id, version DESC
  ) drafts
  WHERE document ->> 'document' IS NOT NULL
  ORDER BY saved_at DESC, id`;

/** What staff write before anybody sees it. */
@Injectable()
export class ContentDrafts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: VersionedRecords,
    private readonly dataVersions: DataVersions,
    private readonly clock: Clock,
  ) {}

  /** All that are neither published nor given up, the latest change first. */
  async open(): Promise<CurrentDraft[]> {
    const rows = await this.dataSource.query<{ target: string }[]>(OPEN);
    return Promise.all(rows.map(({ target }) => this.current(target)));
  }

  /** @throws NOT_FOUND for the name of nothing that can have a draft */
  async current(target: string): Promise<CurrentDraft> {
    const { manager } = this.dataSource;
    const { version: publishedVersion } = await this.published(manager, target);
    const changed = await readLatest(manager, { name: CONTENT_DRAFTS.name, key: target });
    const draft = await this.records.latest(CONTENT_DRAFTS, target);
    return { ...draft, target, publishedVersion, changed };
  }

  /**
   * Puts a document in place of the draft, if there is one; when that was to be published at a time, this no longer is.
   *
   * @throws NOT_FOUND, VERSION_CONFLICT, CONTENT_INVALID, PICTURE_GONE
   */
  async save(change: DraftChange, { document, basedOn }: WrittenDraft): Promise<void> {
    await this.change(change, async (transaction) => {
      const { version } = await this.published(transaction, change.target);
      if (basedOn > version) throw notFound();
      await keepHeroImage(transaction, document);
      return { ...NO_DRAFT, document: { ...document }, basedOn };
    });
  }

  /** @throws VERSION_CONFLICT; NOT_FOUND without a draft */
  async discard(change: DraftChange): Promise<void> {
    await this.change(change, async (transaction) => {
      await needDraft(transaction, change.target);
      return NO_DRAFT;
    });
  }

  /**
   * Sets the time at which a worker publishes the draft under the name of who sets it; null leaves it unpublished.
   *
   * @throws VERSION_CONFLICT, DRAFT_OUTDATED, PUBLISH_TIME_PAST; NOT_FOUND without a draft
   */
  async schedule(change: DraftChange, publishAt: Date | null): Promise<void> {
    await this.change(change, async (transaction) => {
      const { value } = await needDraft(transaction, change.target);
      if (!publishAt) return { ...value, publishAt: null, scheduledBy: null, refused: null };
      if (publishAt <= this.clock.now()) throw publishTimePast();
      const { version } = await this.published(transaction, change.target);
      if (version !== value.basedOn) throw draftOutdated();
      return {
        ...value,
        publishAt: publishAt.toISOString(),
        scheduledBy: byWhom(change.cause),
        refused: null,
      };
    });
  }

  /**
   * Publishes the draft, and with it ends it.
   *
   * @returns the version of what is published now
   * @throws VERSION_CONFLICT when the draft is another one by now, DRAFT_OUTDATED when what is published is
   * @throws CONTENT_INVALID when it does not pass the rules of today; NOT_FOUND without a draft
   */
  async publish(change: DraftChange): Promise<number> {
    const version = await withRetry(() =>
      this.dataSource.transaction((transaction) => this.publishIn(transaction, change)),
    );
    await this.dataVersions.refresh();
    return version;
  }

  /** The same within a transaction. */
  async publishIn(
    transaction: EntityManager,
    { target, expectedVersion, cause }: DraftChange,
  ): Promise<number> {
    const { value } = await needDraft(transaction, target);
    // First the draft: who has another one in mind is said so, whatever was published since.
    await this.records.save(transaction, CONTENT_DRAFTS, {
      key: target,
      value: NO_DRAFT,
      expectedVersion,
      cause,
    });
    const { kind, key } = targetOf(target);
    const { version } = await this.published(transaction, target);
    if (version !== value.basedOn) throw draftOutdated();
    const document = value.document;
    await keepHeroImage(transaction, document);
    return this.records.save(transaction, kind, { key, value: document, expectedVersion: version, cause });
  }

  private async published(transaction: EntityManager, target: string): Promise<CurrentRecord<object>> {
    const { kind, key } = targetOf(target);
    const found = await kind.read(transaction, key);
    if (!found) throw notFound();
    return found;
  }

  private async change(
    { target: key, expectedVersion, cause }: DraftChange,
    next: (transaction: EntityManager) => Promise<ContentDraftValue>,
  ): Promise<void> {
    await withRetry(() =>
      this.dataSource.transaction(async (transaction) => {
        const value = await next(transaction);
        await this.records.save(transaction, CONTENT_DRAFTS, { key, value, expectedVersion, cause });
      }),
    );
    await this.dataVersions.refresh();
  }
}

async function needDraft(transaction: EntityManager, target: string) {
  targetOf(target);
  const current = await CONTENT_DRAFTS.read(transaction, target);
  const document = current?.value.document;
  if (!current || !document) throw notFound();
  return { version: current.version, value: { ...current.value, document } };
}

function byWhom({ actor: { kind, id } }: Cause): ContentDraftValue['scheduledBy'] {
  return id !== null && (kind === 'staff' || kind === 'program') ? { kind, id } : null;
}
