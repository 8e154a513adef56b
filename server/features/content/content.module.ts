import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { ContentResolver } from './content.resolver.js';
import { ContentService } from './content.service.js';

@Module({
  imports: [SettingsModule],
  providers: [ContentService, ContentResolver],
  exports: [ContentService],
})
export class ContentModule {}
