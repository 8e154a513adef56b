import { Module } from '@nestjs/common';
import { ContentModule } from '../../features/content/index.js';
import { MessageFilesModule, MessagingModule } from '../../features/messaging/index.js';
import { PagesModule } from '../pages/pages.module.js';
import { ContactFormController } from './contact-form.controller.js';

@Module({
  imports: [MessagingModule, MessageFilesModule, ContentModule, PagesModule],
  controllers: [ContactFormController],
})
export class ContactModule {}
