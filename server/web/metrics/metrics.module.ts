import { Global, Module } from '@nestjs/common';
import { JobsMetrics } from './jobs.metrics.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { OutboxMetrics } from './outbox.metrics.js';

@Global()
@Module({
  controllers: [MetricsController],
  providers: [Metrics, OutboxMetrics, JobsMetrics],
  exports: [Metrics],
})
export class MetricsModule {}
