import { Controller, Get, Header } from '@nestjs/common';
import { Operators } from '../../kernel/actor/audience.js';
import { Metrics } from './metrics.js';

@Operators()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
