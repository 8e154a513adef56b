import { Module } from '@nestjs/common';
import { MessageFilesModule, MessageHistoryModule } from '../../features/messaging/index.js';
import { PagesModule } from '../pages/pages.module.js';
import { MessageDownloadsController } from './message-downloads.controller.js';
import { StaffMessageDownloadsController } from './staff-message-downloads.controller.js';

@Module({
  imports: [MessageFilesModule, MessageHistoryModule, PagesModule],
  controllers: [MessageDownloadsController, StaffMessageDownloadsController],
})
export class MessageDownloadsModule {}
