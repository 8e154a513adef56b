import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type z } from 'zod';
import { KeptValue } from '../../kernel/revision/kept-value.js';
import { Revisions } from '../../kernel/revision/revisions.js';
import { settingsInvalid } from './settings.refusals.js';
import { type SiteSettings, siteSettingsDocument } from './site-settings.document.js';

@Injectable()
export class SettingsService {
  private readonly kept = new KeptValue(() => this.read());

  constructor(
    private readonly dataSource: DataSource,
    private readonly revisions: Revisions,
  ) {}

  /** The settings of the shop, kept in memory until somebody changes them. */
  current(): Promise<SiteSettings> {
    return this.kept.at(String(this.revisions.current().settings));
  }

  /**
   * Writes all settings at once, as the last statements of the caller's transaction.
   *
   * @throws SETTINGS_INVALID naming the fields that did not pass
   */
  async replace(manager: EntityManager, settings: z.input<typeof siteSettingsDocument>): Promise<void> {
    const checked = siteSettingsDocument.safeParse(settings);
    if (!checked.success) {
      throw settingsInvalid({ fields: checked.error.issues.map((issue) => issue.path.join('.')) });
    }
    await manager.query('UPDATE site_settings SET document = $1, updated_at = now()', [
      JSON.stringify(checked.data),
    ]);
    await this.revisions.bump(manager, 'settings');
  }

  private async read(): Promise<SiteSettings> {
    const [row] = await this.dataSource.query<{ document: unknown }[]>('SELECT document FROM site_settings');
    return siteSettingsDocument.parse(row?.document);
  }
}
