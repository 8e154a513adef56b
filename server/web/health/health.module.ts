import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { HealthController } from './health.controller.js';
import { MigrationsIndicator } from './migrations.indicator.js';
import { OutboxIndicator } from './outbox.indicator.js';

@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [MigrationsIndicator, OutboxIndicator],
})
export class HealthModule {}
