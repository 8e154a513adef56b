import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CachedValue } from '../../kernel/data-version/cached-value.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import { DocumentEditor } from '../../kernel/versioned-document/document-editor.js';
import type {
  DocumentSave,
  DocumentVersion,
  HistoryPage,
  SavedVersion,
} from '../../kernel/versioned-document/document-version.js';
import { VersionedDocuments } from '../../kernel/versioned-document/versioned-documents.js';
import { settingsInvalid } from './settings.refusals.js';
import {
  SETTINGS_COLLECTION,
  SETTINGS_ID,
  type SiteSettings,
  siteSettingsDocument,
} from './site-settings.document.js';

@Injectable()
export class SettingsService {
  private readonly editor: DocumentEditor<{ [SETTINGS_ID]: SiteSettings }>;
  private readonly cached = new CachedValue(async () => (await this.latest()).document);

  constructor(
    documents: VersionedDocuments,
    private readonly dataVersions: DataVersions,
  ) {
    this.editor = new DocumentEditor(documents, {
      collection: SETTINGS_COLLECTION,
      schemaOf: () => siteSettingsDocument,
      invalid: settingsInvalid,
    });
  }

  /** The settings of the shop, cached until their data version changes. */
  current(): Promise<SiteSettings> {
    return this.cached.at(String(this.dataVersions.current().settings));
  }

  /** The settings read from the database, with the version that a save of them has to name. */
  latest(): Promise<DocumentVersion<SiteSettings>> {
    return this.editor.latest(SETTINGS_ID);
  }

  /** Who saved the settings when, newest version first. */
  versions(page?: HistoryPage): Promise<SavedVersion[]> {
    return this.editor.versions(SETTINGS_ID, page);
  }

  /** @throws NOT_FOUND */
  version(version: number): Promise<DocumentVersion> {
    return this.editor.version(SETTINGS_ID, version);
  }

  /**
   * Saves all settings at once, as the last statements of the caller's transaction.
   *
   * @returns the number of the version that is current now
   * @throws SETTINGS_INVALID naming the fields that did not pass
   * @throws VERSION_CONFLICT
   */
  save(transaction: EntityManager, save: DocumentSave<SiteSettings>): Promise<number> {
    return this.editor.save(transaction, SETTINGS_ID, save);
  }
}
