import { Global, Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { OutboxMetrics } from './outbox.metrics.js';

@Global()
@Module({ controllers: [MetricsController], providers: [Metrics, OutboxMetrics], exports: [Metrics] })
export class MetricsModule {}
