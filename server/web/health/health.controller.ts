import {
  type ArgumentsHost,
  Catch,
  Controller,
  type ExceptionFilter,
  Get,
  Header,
  ServiceUnavailableException,
  UseFilters,
} from '@nestjs/common';
import { HealthCheckService, type HealthCheckResult, TypeOrmHealthIndicator } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';
import { Probes } from '../../kernel/actor/audience.js';
import { outgoing } from '../errors/outgoing-error.js';
import { MigrationsIndicator } from './migrations.indicator.js';
import { OutboxIndicator } from './outbox.indicator.js';

const DATABASE_TIMEOUT_MS = 2_000;

/** Probes see which check failed, besides the code that other callers would see. */
@Catch(ServiceUnavailableException)
class UnhealthyFilter implements ExceptionFilter<ServiceUnavailableException> {
  catch(error: ServiceUnavailableException, host: ArgumentsHost): void {
    const { httpStatus, code, details } = outgoing(error, '');
    void host
      .switchToHttp()
      .getResponse<FastifyReply>()
      .status(httpStatus)
      .header('retry-after', details.retryAfterSeconds)
      .send({ ...(error.getResponse() as object), code });
  }
}

@Probes()
@UseFilters(UnhealthyFilter)
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly migrations: MigrationsIndicator,
    private readonly outbox: OutboxIndicator,
  ) {}

  /** The process runs and responds; nothing else is checked. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): Promise<HealthCheckResult> {
    return this.health.check([]);
  }

  /** Requests can be served: the database answers and has every migration; a worker also carries out reactions. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  ready(): Promise<HealthCheckResult> {
    return this.health.check([
      () => this.database.pingCheck('database').withTimeout(DATABASE_TIMEOUT_MS),
      () => this.migrations.check(),
      ...this.outbox.checks(),
    ]);
  }
}
