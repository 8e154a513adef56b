import { Module } from '@nestjs/common';
import { SessionsModule } from '../../features/accounts/index.js';
import { NoticesModule } from '../../features/notices/index.js';
import { LiveController } from './live.controller.js';
import { LiveStreams } from './live-streams.js';

@Module({
  imports: [SessionsModule, NoticesModule],
  providers: [LiveStreams],
  controllers: [LiveController],
})
export class LiveModule {}
