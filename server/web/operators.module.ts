import { Module } from '@nestjs/common';
import { AudienceModule } from './audience/audience.module.js';
import { HealthModule } from './health/health.module.js';
import { MetricsModule } from './metrics/metrics.module.js';

/** Everything a worker serves: health and metrics, to operators. */
@Module({ imports: [AudienceModule, MetricsModule, HealthModule] })
export class OperatorsModule {}
