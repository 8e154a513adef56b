import { Module } from '@nestjs/common';
import { SecondFactorModule } from '../../features/accounts/index.js';
import { NoticesModule } from '../../features/notices/index.js';
import { LiveController } from './live.controller.js';
import { LiveStreams } from './live-streams.js';
import { OrderChanges } from './order-changes.js';

@Module({
  imports: [SecondFactorModule, NoticesModule],
  providers: [LiveStreams, OrderChanges],
  controllers: [LiveController],
})
export class LiveModule {}
