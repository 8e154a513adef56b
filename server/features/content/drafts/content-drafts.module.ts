import { type DynamicModule, Module } from '@nestjs/common';
import { StandingPermissionsModule } from '../../../kernel/actor/standing-permissions.js';
import { ContentDrafts } from './content-drafts.js';
import { DraftPublisher } from './draft-publisher.js';
import { DraftPublishingSchedule } from './draft-publishing.schedule.js';

/** What staff write before anybody sees it, and its publication. */
@Module({
  imports: [StandingPermissionsModule],
  providers: [ContentDrafts, DraftPublisher],
  exports: [ContentDrafts, DraftPublisher],
})
export class ContentDraftsModule {
  /** The same with the schedule. */
  static forWorker(): DynamicModule {
    return { module: ContentDraftsModule, providers: [DraftPublishingSchedule] };
  }
}
