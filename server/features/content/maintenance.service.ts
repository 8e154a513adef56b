import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../../kernel/actor/cause.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import type { HistoryPage, RecordChange } from '../../kernel/records/record-kind.js';
import { VersionedRecords } from '../../kernel/records/versioned-records.js';
import { CONTENT } from './content.document.js';
import type { AdminMaintenance, UpdateMaintenanceInput } from './maintenance.admin.type.js';

const KEY = 'maintenance';

/** Closes the shop to visitors, and opens it again. */
@Injectable()
export class MaintenanceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: VersionedRecords,
    private readonly dataVersions: DataVersions,
  ) {}

  /** Read from the database, with the version that a save has to name. */
  async latest(): Promise<AdminMaintenance> {
    const { version, value } = await this.records.latest(CONTENT, KEY);
    return { version, ...value };
  }

  /** Who changed what, newest first. */
  history(slice: HistoryPage): Promise<RecordChange[]> {
    return this.records.history(CONTENT, KEY, slice);
  }

  /** @throws VERSION_CONFLICT */
  async save({ expectedVersion, ...value }: UpdateMaintenanceInput, cause: Cause): Promise<void> {
    const save = { key: KEY, value, expectedVersion, cause } as const;
    await this.dataSource.transaction((transaction) => this.records.save(transaction, CONTENT, save));
    // So that the next request in this process follows it, without waiting for the notification.
    await this.dataVersions.refresh();
  }

  /**
   * Opens the shop and leaves the rest as it is.
   *
   * @returns whether it was closed
   */
  async end(cause: Cause): Promise<boolean> {
    const { version, ...value } = await this.latest();
    await this.save({ ...value, enabled: false, expectedVersion: version }, cause);
    return value.enabled;
  }
}
