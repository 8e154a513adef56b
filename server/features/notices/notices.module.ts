import { Module } from '@nestjs/common';
import { MessageBriefsModule } from '../messaging/index.js';
import { OrderBriefsModule } from '../orders/index.js';
import { QuoteBriefsModule } from '../quotes/index.js';
import { NoticeChanges } from './notice-changes.js';
import { NoticesAdminResolver } from './notices.admin.resolver.js';
import { NoticesQueries } from './notices.queries.js';
import { NoticesService } from './notices.service.js';

/** Notices as staff see them. */
@Module({
  imports: [OrderBriefsModule, QuoteBriefsModule, MessageBriefsModule],
  providers: [NoticeChanges, NoticesQueries, NoticesService, NoticesAdminResolver],
  exports: [NoticeChanges],
})
export class NoticesModule {}
