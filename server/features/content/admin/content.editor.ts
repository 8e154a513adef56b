import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { withRetry } from '../../../kernel/database/transaction-retry.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { keepPictures } from '../../../kernel/files/kept-pictures.js';
import { readPictureName } from '../../../kernel/files/picture-address.js';
import type {
  CurrentRecord,
  HistoryPage,
  KeyOf,
  RecordChange,
  RecordKind,
  RecordSave,
} from '../../../kernel/records/record-kind.js';
import { VersionedRecords } from '../../../kernel/records/versioned-records.js';

/** An earlier version that is to become the next one. */
interface Restore {
  key: string;
  version: number;
  expectedVersion: number;
  cause: Cause;
}

const PICTURE = /^\/gorsel\/([^/]+)$/;

/** What staff write, as it is stored: placeholders in braces. */
@Injectable()
export class ContentEditor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: VersionedRecords,
    private readonly dataVersions: DataVersions,
  ) {}

  /**
   * Read from the database, with the version that a save has to name.
   *
   * @throws NOT_FOUND
   */
  latest<Values extends object, Key extends KeyOf<Values>>(
    kind: RecordKind<Values>,
    key: Key,
  ): Promise<CurrentRecord<Values[Key]>> {
    return this.records.latest(kind, key);
  }

  /** Who changed what, newest first. */
  history({ name }: { name: string }, key: string, slice: HistoryPage): Promise<RecordChange[]> {
    return this.records.history({ name }, key, slice);
  }

  /**
   * @throws NOT_FOUND, VERSION_CONFLICT
   * @throws CONTENT_INVALID naming the fields that did not pass
   * @throws PICTURE_GONE for a picture that was uploaded too long ago
   */
  async save<Values extends object, Key extends KeyOf<Values>>(
    kind: RecordKind<Values>,
    save: RecordSave<Key, Values[Key]>,
  ): Promise<void> {
    // A draft that is published meanwhile takes the same rows.
    await withRetry(() =>
      this.dataSource.transaction(async (transaction) => {
        await keepHeroImage(transaction, save.value);
        await this.records.save(transaction, kind, save);
      }),
    );
    // So that the next request in this process follows it, without waiting for the notification.
    await this.dataVersions.refresh();
  }

  /**
   * Saves a version again as the newest one; what was accepted, and the versions between, stay as they are.
   *
   * @throws NOT_FOUND, VERSION_CONFLICT
   * @throws CONTENT_INVALID when it does not pass the rules of today
   */
  async restore<Values extends object>(
    kind: RecordKind<Values>,
    { key, version, expectedVersion, cause }: Restore,
  ): Promise<void> {
    const { value } = await this.records.version(kind, key, version);
    // Judged as every other value when it is saved.
    await this.save(kind, {
      key: key as KeyOf<Values>,
      value: value as Values[KeyOf<Values>],
      expectedVersion,
      cause,
    });
  }
}

/** An upload that a page is saved with is no longer swept. */
export async function keepHeroImage(transaction: EntityManager, value: unknown): Promise<void> {
  const { heroImage } = value as { heroImage?: string | null };
  const [, name = ''] = PICTURE.exec(heroImage ?? '') ?? [];
  const picture = readPictureName(name);
  if (picture) await keepPictures(transaction, [picture.id]);
}
