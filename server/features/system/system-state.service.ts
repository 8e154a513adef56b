import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { Config } from '../../kernel/config/config.js';
import { pendingMigrations } from '../../kernel/database/migrate.js';
import { Jobs } from '../../kernel/jobs/jobs.js';
import { Processes } from '../../kernel/processes/processes.js';
import { shopVersion } from '../../kernel/processes/shop-version.js';
import { Outbox } from '../../kernel/queue/outbox.js';
import { BackupReports } from './backups/backup-reports.js';
import { QueueServer } from './queue-server.js';
import { shownConfiguration } from './shown-configuration.js';
import type { MigrationState, QueueState, SystemState } from './system-state.type.js';

interface DatabaseFacts {
  version: string;
  bytes: number;
}

/** How the shop runs: what its database, its queue and its processes say of themselves. */
@Injectable()
export class SystemStateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    private readonly backups: BackupReports,
    private readonly processes: Processes,
    private readonly queueServer: QueueServer,
  ) {}

  async state(): Promise<SystemState> {
    const server = await this.queueServer.state();
    const database = await this.database();
    const redis = server.version === null ? [] : [{ name: 'Redis', version: server.version }];
    return {
      at: this.clock.now(),
      processes: await this.processes.list(),
      queue: await this.queue(server),
      backup: await this.backups.state(),
      migrations: await this.migrations(),
      versions: [
        { name: 'Mağaza', version: shopVersion() },
        { name: 'Node.js', version: process.versions.node },
        { name: 'PostgreSQL', version: database.version },
        ...redis,
      ],
      databaseBytes: database.bytes,
      configuration: shownConfiguration(this.config),
    };
  }

  private async queue(server: Pick<QueueState, 'backend' | 'isReachable'>): Promise<QueueState> {
    const { open, dead, oldestOpenSeconds } = await this.outbox.stats();
    const { oldestWaitingSeconds } = await this.jobs.stats();
    return {
      backend: server.backend,
      isReachable: server.isReachable,
      waiting: open,
      givenUp: dead,
      oldestWaitingSeconds: Math.floor(oldestOpenSeconds),
      oldestJobSeconds: Math.floor(oldestWaitingSeconds),
    };
  }

  private async migrations(): Promise<MigrationState> {
    const [row] = await this.dataSource.query<[{ applied: number; last: string | null }]>(
      `SELECT count(*) AS applied, (SELECT name FROM migration ORDER BY timestamp DESC LIMIT 1) AS last FROM migration`,
    );
    return { ...row, pending: await pendingMigrations(this.dataSource) };
  }

  private async database(): Promise<DatabaseFacts> {
    const [facts] = await this.dataSource.query<[DatabaseFacts]>(
      `SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes`,
    );
    return facts;
  }
}
