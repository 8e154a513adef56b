import { Module } from '@nestjs/common';
import { AddressesModule } from '../../kernel/addresses/addresses.module.js';
import { SettingsModule } from '../settings/index.js';
import { ContentAdminResolver } from './admin/content.admin.resolver.js';
import { ContentChecks } from './admin/content.checks.js';
import { ContentEditor } from './admin/content.editor.js';
import { StaticPagePlaces } from './admin/static-page.places.js';
import { StaticPageAdminResolver } from './admin/static-page.admin.resolver.js';
import { ContentResolver } from './content.resolver.js';
import { ContentService } from './content.service.js';
import { ContentDraftAdminResolver } from './drafts/content-draft.admin.resolver.js';
import { ContentDraftsModule } from './drafts/content-drafts.module.js';
import { DraftPreviews } from './drafts/draft-previews.js';
import { MaintenanceAdminResolver } from './maintenance.admin.resolver.js';
import { MaintenanceService } from './maintenance.service.js';

@Module({
  imports: [SettingsModule, AddressesModule, ContentDraftsModule],
  providers: [
    ContentService,
    ContentResolver,
    MaintenanceService,
    MaintenanceAdminResolver,
    ContentEditor,
    ContentChecks,
    ContentAdminResolver,
    StaticPagePlaces,
    StaticPageAdminResolver,
    ContentDraftAdminResolver,
    DraftPreviews,
  ],
  exports: [ContentService, DraftPreviews, MaintenanceService],
})
export class ContentModule {}
