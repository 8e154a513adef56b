import { type DynamicModule, Module } from '@nestjs/common';
import { ContentDrafts } from './content-drafts.js';
import { DraftPublisher } from './draft-publisher.js';
import { DraftPublishingSchedule } from './draft-publishing.schedule.js';

/** What staff write before anybody sees it, and its publication. */
@Module({ providers: [ContentDrafts, DraftPublisher], exports: [ContentDrafts, DraftPublisher] })
export class ContentDraftsModule {
  /** The same with the schedule. */
  static forWorker(): DynamicModule {
    return { module: ContentDraftsModule, providers: [DraftPublishingSchedule] };
  }
}
