import { Module } from '@nestjs/common';
import { OrderHistoryModule, OrderDocumentsModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { ORDER_MAILS } from './order.mails.js';
import { OrderMailPreviewAdminResolver } from './order-mail-preview.admin.resolver.js';
import { OrderMailPreviews } from './order-mail-preview.service.js';
import { OrderMailer } from './order.mailer.js';

const IMPORTS = [OrderHistoryModule, OrderDocumentsModule, SettingsModule];

/** Mails that follow from what happened in other wings; only workers send them. */
@Module({ imports: IMPORTS, providers: [OrderMailer, ...ORDER_MAILS] })
export class NotificationsModule {}

/** What staff see of those mails before they are sent. */
@Module({ imports: IMPORTS, providers: [OrderMailer, OrderMailPreviews, OrderMailPreviewAdminResolver] })
export class NotificationsApiModule {}
