import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { ContentEditingService } from './content-editing.service.js';
import { ContentResolver } from './content.resolver.js';
import { ContentService } from './content.service.js';

@Module({
  imports: [SettingsModule],
  providers: [ContentService, ContentEditingService, ContentResolver],
  exports: [ContentService, ContentEditingService],
})
export class ContentModule {}
