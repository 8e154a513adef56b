import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { differingFields } from '../../../kernel/records/differing-fields.js';
import type { CurrentRecord } from '../../../kernel/records/record-kind.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import { isTaxNumber } from '../../../kernel/invoice-party/tax-number.js';
import { TAX_NUMBER_WRONG } from '../selling.document.js';
import { settingsInvalid } from '../settings.refusals.js';
import { SettingsService } from '../settings.service.js';
import type { SiteSettings } from '../site-settings.document.js';

/** Each is overtaken by another save at most. */
const MAX_TRIES = 10;

interface SettingsChange {
  expectedVersion: number;
  change: Partial<SiteSettings>;
  cause: Cause;
}

/** Judged when it is changed and not when it is read: an earlier one that is wrong must not close the shop. */
function refuseWrongTaxNumber({ taxNumber }: Partial<SiteSettings>): void {
  if (!taxNumber || !/^\d{10}$/.test(taxNumber) || isTaxNumber(taxNumber)) return;
  throw settingsInvalid({ fields: [{ path: 'taxNumber', message: TAX_NUMBER_WRONG }] });
}

/** What staff and programs change about the settings. */
@Injectable()
export class SettingsCommands {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly dataVersions: DataVersions,
  ) {}

  /**
   * Saves some settings over whatever the others are now, so that two people in two forms never conflict.
   *
   * @throws SETTINGS_INVALID naming the fields that did not pass
   * @throws VERSION_CONFLICT when one of these settings has changed since the expected version
   */
  async change(asked: SettingsChange): Promise<void> {
    refuseWrongTaxNumber(asked.change);
    let isSaved = false;
    for (let tries = 1; !isSaved; tries += 1) isSaved = await this.trySaving(asked, tries === MAX_TRIES);
    // So that the next request in this process follows them, without waiting for the notification.
    await this.dataVersions.refresh();
  }

  /** @returns false when somebody else saved other settings in the same moment */
  private async trySaving(
    { expectedVersion, change, cause }: SettingsChange,
    isLast: boolean,
  ): Promise<boolean> {
    const current = await this.settings.latest();
    const value = { ...current.value, ...change };
    const isUntouched = await this.areUntouched(Object.keys(change), expectedVersion, current);
    const save = { value, expectedVersion: isUntouched ? current.version : expectedVersion, cause };
    try {
      await this.dataSource.transaction((transaction) => this.settings.save(transaction, save));
      return true;
    } catch (error) {
      const isOvertaken = error instanceof Refusal && error.code === 'VERSION_CONFLICT';
      if (!isOvertaken || !isUntouched || isLast) throw error;
      return false;
    }
  }

  private async areUntouched(
    names: readonly string[],
    since: number,
    current: CurrentRecord<SiteSettings>,
  ): Promise<boolean> {
    // An older version, or one that never was.
    if (since >= current.version) return since === current.version;
    const changed = differingFields(await this.settings.at(since), current.value);
    return !names.some((name) => changed.some((field) => field === name || field.startsWith(`${name}.`)));
  }
}
