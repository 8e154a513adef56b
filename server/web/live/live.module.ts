import { Module } from '@nestjs/common';
import { SecondFactorModule } from '../../features/accounts/index.js';
import { NoticesModule } from '../../features/notices/index.js';
import { AccessChanges } from './access-changes.js';
import { LiveController } from './live.controller.js';
import { LiveStreams } from './live-streams.js';
import { MessageChanges, OrderChanges, QuoteChanges } from './category-changes.js';

@Module({
  imports: [SecondFactorModule, NoticesModule],
  providers: [LiveStreams, AccessChanges, OrderChanges, QuoteChanges, MessageChanges],
  controllers: [LiveController],
})
export class LiveModule {}
