import { Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { pendingMigrations } from '../../kernel/database/migrate.js';

/** Whether the database has seen every migration this code needs; once it has, it is not queried again. */
@Injectable()
export class MigrationsIndicator {
  private isApplied = false;

  constructor(
    private readonly health: HealthIndicatorService,
    private readonly dataSource: DataSource,
  ) {}

  async check(): Promise<HealthIndicatorResult<'migrations'>> {
    const indicator = this.health.check('migrations');
    this.isApplied ||= (await pendingMigrations(this.dataSource).catch(() => ['unknown'])).length === 0;
    return this.isApplied ? indicator.up() : indicator.down();
  }
}
