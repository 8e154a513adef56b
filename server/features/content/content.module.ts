import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { ContentResolver } from './content.resolver.js';
import { ContentService } from './content.service.js';
import { MaintenanceAdminResolver } from './maintenance.admin.resolver.js';
import { MaintenanceService } from './maintenance.service.js';

@Module({
  imports: [SettingsModule],
  providers: [ContentService, ContentResolver, MaintenanceService, MaintenanceAdminResolver],
  exports: [ContentService, MaintenanceService],
})
export class ContentModule {}
