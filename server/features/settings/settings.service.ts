import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CachedValue } from '../../kernel/data-version/cached-value.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import type {
  CurrentRecord,
  HistoryPage,
  RecordChange,
  RecordSave,
} from '../../kernel/records/record-kind.js';
import { VersionedRecords } from '../../kernel/records/versioned-records.js';
import { SETTINGS, type SiteSettings, upcastSettings } from './site-settings.document.js';

const KEY = 'site';

@Injectable()
export class SettingsService {
  private readonly cached = new CachedValue(async () => (await this.latest()).value);

  constructor(
    private readonly records: VersionedRecords,
    private readonly dataVersions: DataVersions,
  ) {}

  /** The settings of the shop, cached until their data version changes. */
  current(): Promise<SiteSettings> {
    return this.cached.at(String(this.dataVersions.current().settings));
  }

  /** The settings read from the database, with the version that a save of them has to name. */
  latest(): Promise<CurrentRecord<SiteSettings>> {
    return this.records.latest(SETTINGS, KEY);
  }

  /**
   * The settings of a version in the shape of today, which may not pass the rules of today.
   *
   * @throws NOT_FOUND
   */
  async at(version: number): Promise<unknown> {
    return upcastSettings((await this.records.version(SETTINGS, KEY, version)).value);
  }

  /** Who changed what when, newest version first. */
  history(page?: HistoryPage): Promise<RecordChange[]> {
    return this.records.history(SETTINGS, KEY, page);
  }

  /**
   * Saves all settings at once, as the last statements of the caller's transaction.
   *
   * @returns the number of the version that is current now
   * @throws SETTINGS_INVALID naming the fields that did not pass
   * @throws VERSION_CONFLICT
   */
  save(transaction: EntityManager, save: Omit<RecordSave<typeof KEY, SiteSettings>, 'key'>): Promise<number> {
    return this.records.save(transaction, SETTINGS, { ...save, key: KEY });
  }
}
